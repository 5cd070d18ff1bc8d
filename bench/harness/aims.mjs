/** Whom the aims are about. */
export const OURS = 'mountkit';

const medianOf = ({ results }, name, key) => results.find((result) => result.name === name)?.[key].median;

/** Ours takes at most `limit` times what another one takes. */
export function checkRatio(found, { key, label: metric }, { limit, baseline }) {
  const ours = medianOf(found, OURS, key);
  const other = found.results.find(({ name }) => name === baseline);
  if (ours === undefined || !other) return [];
  const ratio = ours / other[key].median;
  const text = `${found.label}, ${metric}: ${ratio.toFixed(2)}x ${other.label}, at most ${limit}x`;
  return [{ text, isMet: ratio <= limit }];
}

/** Ours takes at most `limit`, in the metric's own unit. */
export function checkLimit(found, { key, label: metric, digits }, limit) {
  const ours = medianOf(found, OURS, key);
  if (ours === undefined) return [];
  return [{ text: `${found.label}, ${metric}: ${ours.toFixed(digits)}, at most ${limit}`, isMet: ours <= limit }];
}

/** Ours takes in the last case at most `limit` times what it takes in the first. */
export function checkSteady(cases, { key, label: metric }, limit) {
  const [first, last] = [cases[0], cases.at(-1)];
  const growth = medianOf(last, OURS, key) / medianOf(first, OURS, key);
  if (Number.isNaN(growth)) return [];
  const text = `${last.label}, ${metric}: ${growth.toFixed(2)}x of ${first.label}, at most ${limit}x`;
  return [{ text, isMet: growth <= limit }];
}

/** Ours takes less than every peer. */
export function checkAhead(found, { key, label: metric }, baseline) {
  const ours = medianOf(found, OURS, key);
  const peers = found.results.filter(({ name }) => name !== OURS && name !== baseline);
  if (ours === undefined || peers.length === 0) return [];
  const best = peers.reduce((least, peer) => (peer[key].median < least[key].median ? peer : least));
  const share = (best[key].median / ours).toFixed(2);
  const text = `${found.label}, ${metric}: the nearest, ${best.label}, takes ${share}x`;
  return [{ text, isMet: ours < best[key].median }];
}

/** A line for each aim. */
export const drawAims = (aims) => aims.map(({ text, isMet }) => `${isMet ? 'met    ' : 'not met'}  ${text}`).join('\n');
