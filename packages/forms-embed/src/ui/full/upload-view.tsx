import type { ReactElement } from 'react';
import { percentText } from '../../logic/files/describe-file';
import type { FilesSender } from '../../on-demand/files/send-files';
import { useCell } from '../use-cell';
import type { FullModel } from './full-model';

/**
 * The component of an upload under way: how far each file is, and a button to cancel. It is read out by quarters only,
 * and after the button of the form, which moves nothing.
 */
export const createUploadView =
  (upload: FilesSender['upload']) =>
  ({ model: { messages, settings } }: { model: FullModel }): ReactElement => {
    const { files, quarter, isWaiting, cancel } = useCell(upload, (state) => state);
    const percent = percentText(quarter, settings.locale);
    return (
      <div className="mk-upload">
        <p role="status">
          {isWaiting ? messages.of('uploadRetry') : quarter > 0 ? messages.of('uploadProgress', { percent }) : ''}
        </p>
        {files.length > 0 && (
          <>
            <ul>
              {files.map(({ name, share }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the order never changes.
                <li key={index}>
                  <bdi>{name}</bdi>
                  {/* Nothing is known of an upload that a server does not let us watch. */}
                  <progress aria-label={name} max={1} value={share || undefined} />
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="mk-cancel"
              onClick={({ currentTarget }) => {
                // It is about to be removed.
                currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
                cancel();
              }}
            >
              {messages.of('cancelUpload')}
            </button>
          </>
        )}
      </div>
    );
  };
