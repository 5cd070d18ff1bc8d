import { fileRule } from '../logic/rules/file-rule';
import { FILES_ENGLISH } from '../logic/texts/english-files';
import { FilesControl } from '../ui/full/files-control';
import { FILES_CSS } from '../ui/full/files-style';
import type { Addition } from '../ui/full/full-model';
import { createUploadView } from '../ui/full/upload-view';
import { createFilesSender } from './files/send-files';

/** What only forms with a file field need: a chunk of its own. Without it a file can be chosen and sent, too. */
export function openFiles(): Addition {
  const { upload, carry } = createFilesSender();
  return { FilesControl, fileRule, carry, Tail: createUploadView(upload), texts: FILES_ENGLISH, css: FILES_CSS };
}
