import { useState, useSyncExternalStore } from 'react';

let pressed = false;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  if (pressed === next) return;
  pressed = next;
  for (const tell of listeners) tell();
};
const press = () => set(true);
const release = () => set(false);
// The click comes after the pointer is up, and must still find everything in its place.
const releaseSoon = () => setTimeout(release);

const subscribe = (tell: () => void) => {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', releaseSoon, true);
    window.addEventListener('pointercancel', release, true);
    window.addEventListener('click', release);
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    pressed = false;
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', releaseSoon, true);
    window.removeEventListener('pointercancel', release, true);
    window.removeEventListener('click', release);
  };
};

/**
 * The value, but unchanged between pointer down and click: an error that comes or goes as a field
 * is left would move what is being clicked away from under the pointer.
 */
export const useHeldWhilePressed = <T>(value: T): T => {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
  const [held, setHeld] = useState(value);
  if (!isPressed && held !== value) setHeld(value);
  return isPressed ? held : value;
};
