import { type FieldItem, type FormDraft, type Json, objectOf, textOf } from '../../../src/editor/logic/document';
import { mayBeBeside } from '../../../src/editor/logic/edit';
import { hasChoices } from '../../../src/editor/logic/field-kinds';
import { followLabel } from '../../../src/editor/logic/names';
import { readRange, writeRange } from '../../../src/editor/logic/rules';
import { ChoicesEditor } from './choices-editor';
import { ConditionEditor } from './condition-editor';
import { CheckControl, Controls, SelectControl, TextControl } from './controls';
import { RuleEditor } from './rule-editor';
import type { Change } from './use-form';

interface FieldProps {
  readonly draft: FormDraft;
  readonly item: FieldItem;
  readonly change: Change;
  /** Whether answers may be stored under its name. */
  readonly isPublished: boolean;
}

const OBJECTS = [
  ['0-1', 'A person'],
  ['0-2', 'A company'],
  ['0-5', 'A ticket'],
  ['0-19', 'Feedback'],
] as const;

/** What a field asks, looks like and takes. */
export function FieldPanel({ draft, item, change, isPublished }: FieldProps) {
  const { field } = item;
  const set = (values: Json) => change({ type: 'field', id: item.id, change: values });
  const isHidden = field.hidden === true;
  const setLabel = (label: string) =>
    set(isPublished ? { label } : { label, name: followLabel(draft.items, item, label) });
  return (
    <>
      <TextControl label="Label" value={textOf(field.label)} onChange={setLabel} />
      {!isHidden && (
        <>
          <CheckControl label="Required" isOn={field.required === true} onChange={(required) => set({ required })} />
          {mayBeBeside(draft.items, draft.items.indexOf(item)) && (
            <CheckControl
              label="In one row with the field above"
              isOn={item.isBeside}
              onChange={(isBeside) => change({ type: 'beside', id: item.id, isBeside })}
            />
          )}
        </>
      )}
      {hasChoices(field) && <ChoicesEditor field={field} onChange={(options) => set({ options })} />}
      {!isHidden && <Help field={field} set={set} />}
      {!isHidden && <Rules field={field} set={set} />}
      {isHidden && (
        <TextControl
          label="Value"
          value={textOf(field.defaultValue)}
          onChange={(defaultValue) => set({ defaultValue })}
        />
      )}
      {!isHidden && <ConditionEditor draft={draft} item={item} change={change} />}
      {!isHidden && field.required !== true && (
        <RuleEditor
          draft={draft}
          item={item}
          change={change}
          title="When it is required"
          label="Require this field"
          never="Never"
        />
      )}
      <Controls title="Stored as">
        <TextControl
          label="Name"
          value={field.name}
          onChange={(name) => set({ name: name.replaceAll(/[^\w.-]/g, '_') })}
          hint="The key of the answer in exports."
        />
        <SelectControl
          label="Belongs to"
          value={textOf(field.objectTypeId) || '0-1'}
          options={OBJECTS}
          onChange={(objectTypeId) => set({ objectTypeId })}
        />
      </Controls>
    </>
  );
}

interface PartProps {
  readonly field: Json;
  readonly set: (values: Json) => void;
}

const WITH_PLACEHOLDER = ['text', 'textarea', 'email', 'phone', 'number', 'date', 'select'];

function Help({ field, set }: PartProps) {
  return (
    <Controls title="Help">
      {WITH_PLACEHOLDER.includes(String(field.fieldType ?? 'text')) && (
        <TextControl
          label="Example in the empty field"
          value={textOf(field.placeholder)}
          onChange={(placeholder) => set({ placeholder })}
        />
      )}
      <TextControl
        label="Help above the field"
        value={textOf(field.description)}
        onChange={(description) => set({ description })}
      />
      <TextControl label="Help below the field" value={textOf(field.footer)} onChange={(footer) => set({ footer })} />
      <CheckControl
        label="Hide the label from sight"
        isOn={field.labelHidden === true}
        onChange={(labelHidden) => set({ labelHidden })}
      />
    </Controls>
  );
}

function Rules({ field, set }: PartProps) {
  const type = String(field.fieldType ?? 'text');
  const validation = objectOf(field.validation);
  const own = objectOf(validation.mountkit);
  const setOwn = (key: string, text: string) => {
    const number = Number.parseInt(text, 10);
    const { [key]: _, ...others } = own;
    set({ validation: { ...validation, mountkit: number > 0 ? { ...others, [key]: number } : others } });
  };
  if (type === 'number') {
    const { min, max } = readRange(textOf(validation.data));
    const setRange = (range: { min: string; max: string }) =>
      set({ validation: { ...validation, data: writeRange(range) } });
    return (
      <Controls title="Rules">
        <TextControl label="Least" type="number" value={min} onChange={(value) => setRange({ min: value, max })} />
        <TextControl label="Most" type="number" value={max} onChange={(value) => setRange({ min, max: value })} />
      </Controls>
    );
  }
  if (type === 'email') {
    return (
      <Controls title="Rules">
        <CheckControl
          label="Refuse free-mail addresses"
          isOn={validation.useDefaultBlockList === true}
          onChange={(useDefaultBlockList) => set({ validation: { ...validation, useDefaultBlockList } })}
        />
      </Controls>
    );
  }
  if (type !== 'text' && type !== 'textarea') return null;
  return (
    <Controls title="Rules">
      <TextControl
        label="Fewest characters"
        type="number"
        value={String(own.minLength ?? '')}
        onChange={(text) => setOwn('minLength', text)}
      />
      <TextControl
        label="Most characters"
        type="number"
        value={String(own.maxLength ?? '')}
        onChange={(text) => setOwn('maxLength', text)}
      />
    </Controls>
  );
}
