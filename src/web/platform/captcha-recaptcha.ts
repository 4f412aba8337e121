type Grecaptcha = {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

/** Google's tokens are good for two minutes. */
export const RECAPTCHA_LIFE_MS = 100_000;

let loading: Promise<void> | undefined;

function loadScript(siteKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error('The captcha script does not load'));
    });
    document.head.append(script);
  });
}

/** A token of Google's reCAPTCHA; its script is loaded the first time one is needed. */
export async function executeRecaptcha(siteKey: string): Promise<string> {
  loading ??= loadScript(siteKey);
  await loading;
  const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha };
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action: 'formulario' });
}
