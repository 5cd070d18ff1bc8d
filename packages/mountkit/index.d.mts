import type { WholeMountkit } from './dist/global.mjs';

declare const mountkit: WholeMountkit;
export default mountkit;
export declare const version: WholeMountkit['version'];
export declare const scan: WholeMountkit['scan'];
export declare const load: WholeMountkit['load'];
export declare const on: WholeMountkit['on'];
export declare const consent: WholeMountkit['consent'];
export declare const removeAll: WholeMountkit['removeAll'];
export declare const q: WholeMountkit['q'];
export declare const widgets: WholeMountkit['widgets'];
export declare const forms: WholeMountkit['forms'];
export declare const links: WholeMountkit['links'];
export declare const popups: WholeMountkit['popups'];
export declare const sticky: WholeMountkit['sticky'];
export declare const filters: WholeMountkit['filters'];
export declare const cart: WholeMountkit['cart'];
