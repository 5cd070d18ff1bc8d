const SCRIPT = ':is(script[src*="/elementor-pro/"],script[src*="/pro-elements/"])[src*="/js/frontend."]';

/** Whether the page builder's own script is on the page: its boxes are left to it. */
export const isBuilderHere = (): boolean => !!document.querySelector(SCRIPT);
