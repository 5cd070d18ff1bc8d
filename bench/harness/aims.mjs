import { BASELINE, OURS } from '../contenders/index.mjs';

/** Ours takes at most `limit` times what the baseline takes. */
export function checkRatio({ label, results }, { key, label: metric }, limit) {
  const find = (wanted) => results.find(({ name }) => name === wanted)?.[key].median;
  const ratio = find(OURS) / find(BASELINE);
  if (Number.isNaN(ratio)) return [];
  return [{ text: `${label}, ${metric}: ${ratio.toFixed(2)}x static, at most ${limit}x`, isMet: ratio <= limit }];
}

/** Ours takes less than every peer. */
export function checkAhead({ label, results }, { key, label: metric }) {
  const ours = results.find(({ name }) => name === OURS)?.[key].median;
  const peers = results.filter(({ name }) => name !== OURS && name !== BASELINE);
  if (ours === undefined || peers.length === 0) return [];
  const best = peers.reduce((least, peer) => (peer[key].median < least[key].median ? peer : least));
  const share = (best[key].median / ours).toFixed(2);
  return [{ text: `${label}, ${metric}: the nearest, ${best.label}, takes ${share}x`, isMet: ours < best[key].median }];
}

/** A line for each aim. */
export const drawAims = (aims) => aims.map(({ text, isMet }) => `${isMet ? 'met    ' : 'not met'}  ${text}`).join('\n');
