import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect';
import { hashPassword } from './passwords';
import type { Role } from './roles';
import { accountSessions, accounts, memberships } from './schema';

export type Account = typeof accounts.$inferSelect;

export interface NewAccount {
  email: string;
  name: string;
  password: string;
}

export interface Member {
  accountId: string;
  portalId: number;
  email: string;
  name: string;
  role: Role;
  isTotpOn: boolean;
}

/** Why somebody stays as they are. */
export type Kept = 'last-owner' | 'unknown';

/** Any number will do: the first account is made by one request at a time. */
const FIRST_ACCOUNT_LOCK = 8100232;
const EMAIL = /^[^\s@<>,;"']+@[^\s@<>,;"'.]+\.[^\s@<>,;"']+$/;

/** An address in lower case; null for what is none. */
export function readEmail(text: string | undefined): string | null {
  const email = (text ?? '').trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
}

export async function hasAccounts(db: Database | Transaction): Promise<boolean> {
  const [row] = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return row !== undefined;
}

export async function findAccount(db: Database | Transaction, email: string): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
  return row ?? null;
}

export async function findAccountById(db: Database, id: string): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

/** Makes the first account, an owner of every portal; null where there is one already, also where two ask at once. */
export async function addFirstAccount(db: Database, wanted: NewAccount, portalIds: readonly number[]) {
  const password = await hashPassword(wanted.password);
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
    if (await hasAccounts(tx)) return null;
    const id = await addAccount(tx, { ...wanted, password });
    for (const portalId of portalIds) await addMember(tx, { accountId: id, portalId, role: 'owner' });
    return id;
  });
}

/** Adds an account whose password is hashed already. */
export async function addAccount(tx: Transaction, { email, name, password }: NewAccount): Promise<string> {
  const id = randomUUID();
  await tx.insert(accounts).values({ id, email, name, password });
  return id;
}

/** Whoever is a member already keeps their role: an invitation raises nobody. */
export async function addMember(tx: Transaction, member: { accountId: string; portalId: number; role: Role }) {
  await tx.insert(memberships).values(member).onConflictDoNothing();
}

/** The role that an account has in each portal. */
export async function rolesOf(db: Database, accountId: string): Promise<ReadonlyMap<number, Role>> {
  const rows = await db.select().from(memberships).where(eq(memberships.accountId, accountId));
  return new Map(rows.map(({ portalId, role }) => [portalId, role]));
}

/** The members of these portals, by their addresses. */
export function listMembers(db: Database, portalIds: readonly number[]): Promise<Member[]> {
  return db
    .select({
      accountId: accounts.id,
      portalId: memberships.portalId,
      email: accounts.email,
      name: accounts.name,
      role: memberships.role,
      isTotpOn: accounts.isTotpOn,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(inArray(memberships.portalId, [...portalIds]))
    .orderBy(asc(accounts.email), asc(memberships.portalId));
}

interface Membership {
  accountId: string;
  portalId: number;
}

/** Gives somebody another role; the last owner of a portal stays its owner. */
export function changeRole(db: Database, { accountId, portalId }: Membership, role: Role): Promise<Kept | null> {
  return db.transaction(async (tx) => {
    const kept = await whyKept(tx, { accountId, portalId }, role);
    if (kept === null) await tx.update(memberships).set({ role }).where(isOf({ accountId, portalId }));
    return kept;
  });
}

/** Takes somebody out of a portal; an account without any portal is removed with its sessions. */
export function removeMember(db: Database, { accountId, portalId }: Membership): Promise<Kept | null> {
  return db.transaction(async (tx) => {
    const kept = await whyKept(tx, { accountId, portalId }, null);
    if (kept !== null) return kept;
    await tx.delete(memberships).where(isOf({ accountId, portalId }));
    const [{ left } = { left: 0 }] = await tx
      .select({ left: count() })
      .from(memberships)
      .where(eq(memberships.accountId, accountId));
    if (left === 0) await tx.delete(accounts).where(eq(accounts.id, accountId));
    return null;
  });
}

/** The locked rows make a second change wait, so that two owners cannot remove each other at the same moment. */
async function whyKept(tx: Transaction, { accountId, portalId }: Membership, role: Role | null): Promise<Kept | null> {
  const all = await tx.select().from(memberships).where(eq(memberships.portalId, portalId)).for('update');
  const member = all.find((each) => each.accountId === accountId);
  if (member === undefined) return 'unknown';
  const otherOwners = all.filter((each) => each.role === 'owner' && each.accountId !== accountId);
  return member.role === 'owner' && role !== 'owner' && otherOwners.length === 0 ? 'last-owner' : null;
}

const isOf = ({ accountId, portalId }: Membership) =>
  and(eq(memberships.accountId, accountId), eq(memberships.portalId, portalId));

/** Sets a password; whoever was signed in with the old one is signed out. */
export async function changePassword(db: Database, accountId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ password: hash }).where(eq(accounts.id, accountId));
    await tx.delete(accountSessions).where(eq(accountSessions.accountId, accountId));
  });
}
