import { createRoot } from 'react-dom/client';
import './editor.css';
import './list/list.css';
import './edit/items.css';
import './edit/controls.css';
import './edit/preview-box.css';
import { FormEditor } from './edit/form-editor';
import { FormList } from './list/form-list';

const target = document.querySelector<HTMLElement>('#editor');
const formId = target?.dataset.formId;
if (target) createRoot(target).render(formId ? <FormEditor formId={formId} /> : <FormList />);
