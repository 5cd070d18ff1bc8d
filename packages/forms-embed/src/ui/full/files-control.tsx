import { browserClock, guard } from '@mountkit/core';
import { drawThumbnail } from '../../dom/controls/draw-thumbnail';
import { nameTypes, readAccept } from '../../logic/files/accept';
import { kindText, sizeText } from '../../logic/files/describe-file';
import { MAX_FILE_SIZE } from '../../logic/rules/full-rules';
import type { FileFacts } from '../../logic/state/field-state';
import { isBusy } from '../../logic/state/form-state';
import type { FullCell } from '../../logic/state/full-state';
import { useCell } from '../use-cell';
import { takesSeveral } from './file-control';
import type { ControlProps } from './full-model';

/** What is written from left to right keeps its order in a sentence that is not. */
const ISOLATE = '\u2066';
const END = '\u2069';

/**
 * A field for files: the browser's own control, with what may be chosen beside it and what was chosen below. Files can be
 * dropped on it, and pasted where it has the focus.
 */
export function FilesControl(props: ControlProps) {
  const { model, cell, common } = props;
  const { messages, settings } = model;
  const types = readAccept(cell.field.metaData.accept);
  const hintId = `${common.id}-hint`;
  const add = (files: readonly FileFacts[]) => addFiles(cell, files);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside takes the same files, by keyboard too.
    <div
      className="mk-files"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.currentTarget.classList.add('mk-over');
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) currentTarget.classList.remove('mk-over');
      }}
      onDrop={(event) => {
        event.currentTarget.classList.remove('mk-over');
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        add([...event.clipboardData.files]);
      }}
    >
      <FileInput
        {...props}
        common={{ ...common, 'aria-describedby': [common['aria-describedby'], hintId].filter(Boolean).join(' ') }}
        accept={types.join() || undefined}
        choose={add}
      />
      <p id={hintId} className="mk-files-hint">
        {types[0] && `${messages.of('fileTypes', { types: `${ISOLATE}${nameTypes(types)}${END}` })} `}
        {messages.of('fileSize', { size: sizeText(MAX_FILE_SIZE, settings.locale) })} {messages.of('dropFiles')}
      </p>
      <ChosenFiles {...props} />
    </div>
  );
}

/** Adds files to those that were chosen; a field that takes one has the new one. */
function addFiles(cell: FullCell, added: readonly FileFacts[]): void {
  const before = cell.get().files ?? [];
  const others = added.filter((file) => !before.some((known) => isSame(known as File, file as File)));
  if (others[0]) putFiles(cell, takesSeveral(cell) ? [...before, ...others] : [others[0]]);
}

/** A file that is chosen again is another object. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The chosen files, each with a button that removes it. */
function ChosenFiles({ model: { messages, settings, store }, cell }: ControlProps) {
  const files = useCell(cell, (state) => state.files);
  const isSending = useCell(store.form, isBusy);
  if (!files?.[0]) return null;
  return (
    <ul>
      {files.map((file, index) => {
        const { name, size } = file;
        return (
          <li key={`${name} ${size} ${(file as File).lastModified}`}>
            <canvas hidden width={0} height={0} ref={(canvas) => drawThumbnail(canvas, file as File)} />
            <bdi>{name}</bdi>
            <span>{kindText(file)}</span>
            <span>{sizeText(size, settings.locale)}</span>
            {!isSending && (
              <button
                type="button"
                className="mk-remove"
                aria-label={messages.of('removeFile', { name })}
                onClick={({ currentTarget }) => {
                  const control = currentTarget.closest('.mk-files');
                  putFiles(
                    cell,
                    files.filter((one) => one !== file),
                  );
                  // The button has gone by then.
                  browserClock.after(0, () => focusNear(control, index));
                }}
              >
                ✕
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Puts the focus on the button of the next file, of the last one, or on the control where none is left. */
function focusNear(control: Element | null, index: number): void {
  const buttons = [...(control?.querySelectorAll<HTMLElement>('.mk-remove') ?? [])];
  (buttons[index] ?? buttons.at(-1) ?? control?.querySelector('input'))?.focus();
}

interface FileInputProps extends ControlProps {
  /** Default any. */
  readonly accept?: string | undefined;
  /** Takes what the visitor has chosen. */
  readonly choose: (files: readonly File[]) => void;
}

/** The browser's own control for a file, or for several where the definition says so. */
function FileInput({ cell, common, accept, choose }: FileInputProps) {
  useCell(cell, (state) => state.files);
  return (
    <input
      {...common}
      type="file"
      // Specification 2 section 9.
      size={30}
      accept={accept}
      multiple={takesSeveral(cell)}
      ref={(input) => showFiles(cell, input)}
      onChange={({ currentTarget }) => {
        choose([...(currentTarget.files ?? [])]);
        showFiles(cell, currentTarget);
      }}
    />
  );
}

/** Puts these files in place of those that were chosen before. */
const putFiles = (cell: FullCell, files: readonly FileFacts[]): void =>
  cell.change(files.map(({ name }) => name).join(';'), files);

/**
 * Lets the input have the files of the state: those of a field that was hidden and is shown again, those that were
 * dropped, none after a reset.
 */
function showFiles(cell: FullCell, input: HTMLInputElement | null): void {
  const files = cell.get().files ?? [];
  const shown = input?.files;
  if (!input || (shown?.length === files.length && files.every((file, index) => file === shown[index]))) return;
  input.value = '';
  if (!files[0]) return;
  // What cannot be shown is sent nevertheless.
  guard(() => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file as File);
    input.files = transfer.files;
  });
}
