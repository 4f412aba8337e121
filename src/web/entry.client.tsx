import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { openLostPages, watchPages } from './platform/late-code.ts';
import { joinTabs } from './platform/session.ts';
import { rememberTyped } from './platform/typed-early.ts';
import { rememberPressed } from './ui/pressed-early.ts';

const INSTRUMENTATIONS = [watchPages];

openLostPages();
rememberTyped();
joinTabs();
rememberPressed();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={INSTRUMENTATIONS} />
    </StrictMode>,
  );
});
