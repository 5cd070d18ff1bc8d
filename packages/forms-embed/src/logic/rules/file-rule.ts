import type { FullField } from '../definition/full-definition';
import { isAccepted, readAccept } from '../files/accept';
import type { FileFacts } from '../state/field-state';
import type { Refusal } from './rules';

/** Refuses the first file of a type that the field does not take: one that was dropped, or chosen among all files. */
export function fileRule({ metaData }: FullField, files: readonly FileFacts[]): Refusal | null {
  const types = readAccept(metaData.accept);
  const other = files.find((file) => !isAccepted(types, file));
  return other ? { key: 'fileTypeNotAllowed', params: { name: other.name } } : null;
}
