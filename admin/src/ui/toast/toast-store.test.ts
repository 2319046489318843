import { beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, subscribeToToast, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('shows one at a time, the latest', () => {
  const heard = vi.fn();
  const unsubscribe = subscribeToToast(heard);
  toast('Success', 'Bot created successfully');
  toast('Error', 'Failed to create bot', 'danger');
  unsubscribe();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(currentToast()).toMatchObject({ description: 'Failed to create bot', tone: 'danger', isOpen: true });
});

it('keeps a dismissed one closed for 1,000,000 ms, then forgets it', () => {
  toast('Success', 'Bot deleted successfully');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()?.isOpen).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

it('leaves a later toast alone when an earlier one is dismissed', () => {
  toast('Success', 'first');
  const first = currentToast()?.id ?? 0;
  toast('Success', 'second');
  dismissToast(first);
  expect(currentToast()).toMatchObject({ description: 'second', isOpen: true });
});
