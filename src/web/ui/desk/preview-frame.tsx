import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#web/ui/cx.ts';

type Scheme = 'light' | 'dark';

export type PreviewFrameProps = {
  /** Names the frame. */
  title: string;
  width: 'phone' | 'full';
  scheme: Scheme;
  children: ReactNode;
};

const HEIGHT = 600;

const SCHEME = /prefers-color-scheme:\s*(light|dark)/;

/** What each rule was for before it was repainted. */
const wanted = new WeakMap<CSSRule, string>();

/** A rule for light or for dark applies as asked, whatever the system prefers. */
function paintRule(rule: Partial<CSSMediaRule> & CSSRule, scheme: Scheme): void {
  const { media } = rule;
  const own = wanted.get(rule) ?? SCHEME.exec(media?.mediaText ?? '')?.[1];
  if (!media || !own) return;
  wanted.set(rule, own);
  media.mediaText = own === scheme ? 'all' : 'not all';
}

function paint(rules: CSSRuleList | undefined, scheme: Scheme): void {
  for (const rule of rules ?? []) {
    paintRule(rule, scheme);
    paint((rule as Partial<CSSGroupingRule>).cssRules, scheme);
  }
}

function paintAll(doc: Document, scheme: Scheme): void {
  doc.documentElement.dataset.mantineColorScheme = scheme;
  for (const sheet of doc.styleSheets) paint(sheet.cssRules, scheme);
}

/** The style sheets of this page, in the frame's own document; resolves when they are there. */
async function dress(doc: Document): Promise<void> {
  doc.documentElement.lang = document.documentElement.lang;
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all(
    [...sheets].map(
      ({ href }) =>
        new Promise<void>((resolve) => {
          const link = doc.createElement('link');
          link.rel = 'stylesheet';
          link.href = href;
          link.onload = () => resolve();
          link.onerror = () => resolve();
          doc.head.append(link);
        }),
    ),
  );
}

/** A document of its own, so that a phone's width is a phone's width for the style sheets too. Its links lead nowhere. */
export function PreviewFrame({ title, width, scheme, children }: PreviewFrameProps) {
  const [doc, setDoc] = useState<Document | null>(null);
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument;
    if (inner) dress(inner).then(() => setDoc(inner));
  }, []);
  useEffect(() => {
    if (doc) paintAll(doc, scheme);
  }, [doc, scheme]);
  return (
    <div className="grid grid-cols-1 rounded-l border border-hairline bg-surface-sunk p-3">
      <iframe
        ref={open}
        title={title}
        height={HEIGHT}
        className={cx(
          'w-full justify-self-center rounded-m border border-hairline bg-paper',
          width === 'phone' && 'max-w-sm',
        )}
      />
      {doc
        ? createPortal(
            <main
              onClickCapture={(event) => {
                event.preventDefault();
                event.stopPropagation();
              }}
            >
              {children}
            </main>,
            doc.body,
          )
        : null}
    </div>
  );
}
