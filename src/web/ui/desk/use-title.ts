import { type ReactNode, useEffect } from 'react';

const SEPARATOR = ' | ';

/** Names the document after what is on screen, before the name of the site. */
export function useTitle(title: ReactNode): void {
  useEffect(() => {
    if (typeof title !== 'string') return;
    const site = document.title.slice(document.title.lastIndexOf(SEPARATOR));
    document.title = site.startsWith(SEPARATOR) ? `${title}${site}` : title;
  }, [title]);
}
