import { isUnauthorized } from '../../api/api-error.ts';
import { toast } from './toast-store.ts';

/** An expired session has its own toast, shown by the query client. */
export const toastFailure = (error: Error, description: string): void => {
  if (!isUnauthorized(error)) toast('Error', description, 'danger');
};
