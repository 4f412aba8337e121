import { type FocusEvent, useState } from 'react';

/** Whether the focus is in a score box: what is unfinished waits meanwhile. */
export function useEscribiendo() {
  const [escribiendo, setEscribiendo] = useState(false);
  const mirar = ({ target, type }: FocusEvent<HTMLElement>) =>
    setEscribiendo(type === 'focus' && target.matches('[data-caja]'));
  return { escribiendo, onFocus: mirar, onBlur: mirar };
}
