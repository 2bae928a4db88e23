// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/dxgi.h"

#include <dxgi1_2.h>

namespace gpuwise {

std::vector<DxgiAdapter> dxgiAdapters()
{
    std::vector<DxgiAdapter> adapters;
    IDXGIFactory1 *factory = nullptr;
    if (FAILED(CreateDXGIFactory1(__uuidof(IDXGIFactory1), reinterpret_cast<void **>(&factory))))
        return adapters;
    IDXGIAdapter1 *adapter = nullptr;
    for (UINT i = 0; i < static_cast<UINT>(mostAdapters) && factory->EnumAdapters1(i, &adapter) == S_OK;
         ++i) {
        DXGI_ADAPTER_DESC1 d{};
        if (SUCCEEDED(adapter->GetDesc1(&d)))
            adapters.push_back(
                {QString::fromWCharArray(d.Description), d.VendorId, d.DeviceId, d.SubSysId, d.Revision,
                 d.DedicatedVideoMemory,
                 (static_cast<std::uint64_t>(static_cast<std::uint32_t>(d.AdapterLuid.HighPart)) << 32) |
                     d.AdapterLuid.LowPart,
                 (d.Flags & DXGI_ADAPTER_FLAG_SOFTWARE) != 0});
        adapter->Release();
    }
    factory->Release();
    return adapters;
}

} // namespace gpuwise
