import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { openLostPages, watchPages } from './platform/late-code.ts';

const INSTRUMENTATIONS = [watchPages];

openLostPages();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={INSTRUMENTATIONS} />
    </StrictMode>,
  );
});
