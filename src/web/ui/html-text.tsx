import { type MouseEvent, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';

const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);

/** The page of this site that the clicked link leads to. */
function innerPath({ target }: MouseEvent): string | null {
  const href = (target as Element).closest('a')?.getAttribute('href') ?? null;
  return href?.startsWith('/') ? href : null;
}

type HtmlTextProps = {
  /** Sanitised by the server. */
  html: string;
  className?: string | undefined;
};

/** Text that arrives as HTML. Its links to this site navigate like any other. */
export function HtmlText({ html, className }: HtmlTextProps) {
  const navigate = useNavigate();
  // React compares the object: a new one would write the text, and load its pictures, again on each render.
  const inner = useMemo(() => ({ __html: html }), [html]);
  const follow = useCallback(
    (event: MouseEvent) => {
      const path = isPlainClick(event) ? innerPath(event) : null;
      if (!path) return;
      event.preventDefault();
      navigate(path);
    },
    [navigate],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions lint/security/noDangerouslySetInnerHtml: it listens to the links inside, which Enter also clicks; the API sanitises the text before it leaves
    <div className={className} onClick={follow} dangerouslySetInnerHTML={inner} />
  );
}
