import type { Role } from '../roles';

export const ROLE_LABELS: Readonly<Record<Role, string>> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' };
