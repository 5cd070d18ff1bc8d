/** Whether groups of settings may hold a flag that says yes: told quickly, and more often than it is so. */
export const mayAsk = (groups: readonly object[]): boolean => /:"?(true|yes|1)[",}]/.test(JSON.stringify(groups));

/** Whether a flag says yes, as the page builder writes it. */
export const isOn = (flag: unknown): boolean => /^(true|yes|1)$/.test(`${flag}`);
