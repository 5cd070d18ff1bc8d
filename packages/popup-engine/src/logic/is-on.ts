/** Whether groups of settings may hold a flag that is on. Quick, and true for more than those. */
export const mayBeOn = (groups: readonly object[]): boolean => /:"?(true|yes|1)[",}]/.test(JSON.stringify(groups));

/** Whether a flag is on, as the page builder writes it. */
export const isOn = (flag: unknown): boolean => /^(true|yes|1)$/.test(`${flag}`);
