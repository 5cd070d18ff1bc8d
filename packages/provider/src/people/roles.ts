/** What somebody may do, the most first: an owner all of it, an editor all but people and erasing, a viewer only look. */
export const ROLES = ['owner', 'editor', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

export const readRole = (text: string | undefined): Role | null => ROLES.find((role) => role === text) ?? null;

/** Whether a role holds all that another one may do. */
export const isAtLeast = (role: Role, needed: Role): boolean => ROLES.indexOf(role) <= ROLES.indexOf(needed);
