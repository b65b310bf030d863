/** The dialogs in which one record is made, changed and deleted. */

export { ConfirmDelete } from './record/confirm-delete.tsx'
export { useEditing } from './list/editing.ts'
export { FormModal } from './record/form-modal.tsx'
export { type RecordApi, type RecordBody, RecordModal, useRecord, useRecordCommands } from './record/record-modal.tsx'
