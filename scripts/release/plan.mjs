import getReleasePlan from '@changesets/get-release-plan';

const readPlan = getReleasePlan.default ?? getReleasePlan;
const steps = ['major', 'minor', 'patch'];

/** What the pending changesets say: { version: the next one or null, entries: [{ step, packages, summary }] }. Throws on bad ones. */
export async function planRelease(root) {
  const { changesets, releases } = await readPlan(root);
  const entries = changesets.map(({ id, summary, releases: named }) => {
    if (summary.trim() === '') throw new Error(`.changeset/${id}.md says nothing`);
    const step = steps.find((step) => named.some((release) => release.type === step));
    if (!step) throw new Error(`.changeset/${id}.md names no package`);
    return { step, packages: named.map((release) => release.name), summary: summary.trim() };
  });
  entries.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
  const version = releases.find((release) => release.type !== 'none')?.newVersion ?? null;
  return { version, entries };
}
