import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { same } from '../../../src/editor/logic/compare';
import { findProblems } from '../../../src/editor/logic/find-problems';
import { changeHistory, type HistoryAction, startHistory } from '../../../src/editor/logic/history';
import { readDefinition } from '../../../src/editor/logic/read-definition';
import { findItemAt, writeDefinition, writeWithPlaces } from '../../../src/editor/logic/write-definition';
import { isRefused, type PlacedProblem, publishForm, type Refused, readForm, type ServerForm, saveDraft } from '../api';
import { draftOf, keepLocalCopy, readLocalCopy } from './local-copy';

/** What somebody else has saved while this form was edited. */
export interface Conflict {
  readonly revision: number;
  readonly updatedAt: string;
}

/** A form while it is edited: what was typed, what is saved, and the calls between. */
export function useForm(formId: string) {
  const [history, dispatch] = useReducer(changeHistory, readDefinition({}), startHistory);
  const [server, setServer] = useState<ServerForm | null>(null);
  const [revision, setRevision] = useState(0);
  const [saved, setSaved] = useState<{ title: string; definition: unknown } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [notice, setNotice] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly PlacedProblem[]>([]);
  const draft = history.present;
  const definition = useMemo(() => writeDefinition(draft), [draft]);
  const isDirty = saved !== null && !(saved.title === draft.title && same(saved.definition, definition));

  /** Takes what the server has as the state that is saved. */
  const adopt = useCallback((form: ServerForm) => {
    setServer(form);
    setRevision(form.revision);
    const own = draftOf(form);
    setSaved({ title: own.title, definition: writeDefinition(own) });
    return own;
  }, []);

  useEffect(() => {
    let isLeft = false;
    readForm(formId).then((form) => {
      if (isLeft) return;
      if (isRefused(form)) return setNotice(form.message);
      const own = adopt(form);
      dispatch({ type: 'restart', draft: own });
      const copy = readLocalCopy(formId);
      if (copy === null || (copy.title === own.title && same(copy.definition, writeDefinition(own)))) return;
      // To undo it is to take what is saved.
      dispatch({ type: 'replace', draft: draftOf(copy) });
      if (copy.revision === form.revision) setNotice('Your unsaved changes are back.');
      else setConflict(form);
    });
    return () => {
      isLeft = true;
    };
  }, [formId, adopt]);

  useEffect(() => {
    if (saved !== null) keepLocalCopy(formId, isDirty ? { revision, title: draft.title, definition } : null);
  }, [formId, saved, isDirty, revision, draft.title, definition]);

  const change = useCallback((action: HistoryAction) => {
    setRefusals([]);
    setNotice('');
    dispatch(action);
  }, []);

  const refuse = (answer: Refused) => {
    if (answer.status === 409) setConflict({ revision: answer.revision ?? 0, updatedAt: answer.updatedAt ?? '' });
    else setNotice(answer.message);
    setRefusals(answer.problems ?? []);
  };

  /** Saves; answers the new revision, null where it was refused. */
  const saveAt = async (at: number): Promise<number | null> => {
    const sent = { title: draft.title, definition };
    const answer = await saveDraft(formId, { ...sent, revision: at });
    if (isRefused(answer)) {
      refuse(answer);
      return null;
    }
    setSaved(sent);
    setRevision(answer.revision);
    setConflict(null);
    setServer((form) => form && { ...form, hasDraft: true, updatedAt: new Date().toISOString() });
    return answer.revision;
  };

  const busy = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setNotice('');
    await work();
    setIsBusy(false);
  };
  const save = () => busy(async () => void ((await saveAt(revision)) !== null && setNotice('Draft saved.')));

  const publish = () =>
    busy(async () => {
      if (findProblems(draft).length > 0) return setNotice('The form has things to mend before it is published.');
      const at = isDirty ? await saveAt(revision) : revision;
      if (at === null) return;
      const answer = await publishForm(formId, at);
      if (isRefused(answer)) return refuse(answer);
      const form = await readForm(formId);
      if (isRefused(form)) return setNotice(form.message);
      adopt(form);
      setNotice(`Published as version ${answer.version}.`);
    });

  const keepMine = () =>
    busy(
      async () => void ((await saveAt(conflict?.revision ?? revision)) !== null && setNotice('Your version is saved.')),
    );
  /** What was mine is one step of undo away. */
  const takeTheirs = () =>
    busy(async () => {
      const form = await readForm(formId);
      if (isRefused(form)) return setNotice(form.message);
      dispatch({ type: 'replace', draft: adopt(form) });
      setConflict(null);
      setNotice('Their version is shown. Undo brings back yours.');
    });

  const problems = useMemo(() => {
    const places = writeWithPlaces(draft);
    const refused = refusals.map(({ path, message }) => ({ message, itemId: findItemAt(places, path) }));
    return [...findProblems(draft), ...refused];
  }, [draft, refusals]);

  return {
    server,
    draft,
    definition,
    history,
    isDirty,
    isBusy,
    notice,
    conflict,
    problems,
    change,
    save,
    publish,
    keepMine,
    takeTheirs,
  };
}

export type EditedForm = ReturnType<typeof useForm>;
export type Change = EditedForm['change'];
