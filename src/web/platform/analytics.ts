import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAnswer } from './consent.ts';
import { META_MEASUREMENT, metaOf } from './page-settings.ts';

const PRIVATE = '/private';
const HAS_COOKIE = /(?:^|; )_ga(?:_[^=]*)?=/;

const report = (error: unknown): void => console.warn(error);

/**
 * Counts the pages this visitor reads, if the club measures and the visitor has said yes: until then nothing of
 * the provider is loaded. After a no its cookies go. Spec §4, §7, §9.
 */
export function useAnalytics(): void {
  const { pathname } = useLocation();
  const answer = useAnswer();
  useEffect(() => {
    if (answer !== false || !HAS_COOKIE.test(document.cookie)) return;
    import('./analytics-tag.ts')
      .then((tag) => tag.stopCounting(metaOf(META_MEASUREMENT) ?? ''))
      .catch(report);
  }, [answer]);
  useEffect(() => {
    const id = metaOf(META_MEASUREMENT);
    if (!id || !answer || pathname.startsWith(PRIVATE)) return;
    import('./analytics-tag.ts').then((tag) => tag.countView(id, pathname)).catch(report);
  }, [answer, pathname]);
}
