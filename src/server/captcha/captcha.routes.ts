import { captchaApi } from '#contract/captcha.ts';
import type { Captcha } from '#server/platform/captcha.ts';
import type { Route } from '#server/platform/router.ts';

export function captchaRoutes(route: Route, captcha: Captcha): void {
  route(captchaApi.reto, () => captcha.challenge());
}
