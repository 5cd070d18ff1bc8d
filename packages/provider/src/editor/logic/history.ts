import type { FormDraft } from './document';
import { type Edit, edit } from './edit';

/** A form with what it was before, and what it was before something was undone. */
export interface History {
  readonly past: readonly FormDraft[];
  readonly present: FormDraft;
  readonly future: readonly FormDraft[];
  /** What was edited last: the next letter of the same text is no step of its own. */
  readonly topic: string | null;
}

export type HistoryAction =
  | Edit
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'restart'; readonly draft: FormDraft };

const MOST_STEPS = 200;

export const startHistory = (present: FormDraft): History => ({ past: [], present, future: [], topic: null });

export function changeHistory(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  if (action.type === 'restart') return startHistory(action.draft);
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future], topic: null };
  }
  if (action.type === 'redo') {
    const [next, ...later] = future;
    if (next === undefined) return history;
    return { past: [...past, present], present: next, future: later, topic: null };
  }
  const changed = edit(present, action);
  if (changed === present) return history;
  const topic = topicOf(action);
  const isSameStep = topic !== null && topic === history.topic;
  return { past: isSameStep ? past : [...past, present].slice(-MOST_STEPS), present: changed, future: [], topic };
}

/** Names what is being typed; null where each edit is a step. */
function topicOf(action: Edit): string | null {
  if (action.type === 'title') return 'title';
  if (action.type === 'text') return `text ${action.id}`;
  if (action.type === 'translate') return `${action.language} ${action.itemId} ${action.path.join(' ')}`;
  if (action.type === 'form') return `form ${Object.keys(action.change)}`;
  if (action.type === 'field') return `field ${action.id} ${Object.keys(action.change)}`;
  return null;
}
