import type { Page } from '@playwright/test';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { ADMIN } from '../support/browser/browser.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { inscribir } from './support/enviar.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';

const OTRA_VEZ = 'Escribe otra vez tu contraseña';

const pregunta = (page: Page) => page.getByRole('dialog', { name: OTRA_VEZ });

async function escribir(page: Page, password: string): Promise<void> {
  await expect(pregunta(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('eleven minutes after signing in an account is made once the password is typed again', async ({
  mesa,
  club,
}) => {
  await mesa.goto('/private/usuarios');
  await mesa.getByRole('button', { name: 'Invitar' }).press('Enter');
  await mesa.getByLabel('Persona nueva').fill('berta.gil');
  club.envejeceClaves(11);
  await mesa.keyboard.press('Enter');
  await expect(pregunta(mesa)).toContainText('lo que estabas haciendo sigue solo');
  await sinFaltas(mesa);
  await escribir(mesa, 'no es esta');
  await expect(pregunta(mesa)).toContainText('Esa no es tu contraseña actual');
  await escribir(mesa, ADMIN.password);
  await expect(dialogo(mesa).getByLabel('Enlace de un solo uso')).toBeFocused();
  await mesa.keyboard.press('Escape');
  await expect(mesa.getByRole('heading', { name: 'berta.gil', exact: true })).toBeVisible();
});

test('bank data ask for it once, and who does not type it is told why there is nothing', {
  tag: '@duro',
}, async ({ mesa, club, api, request }) => {
  await inscribir(request);
  const [fila] = await api.get<SolicitudFila[]>('solicitudes');
  await mesa.goto(`/private/solicitudes/${fila?.id}`);
  const mostrar = mesa.getByRole('button', { name: 'Mostrar los datos bancarios' });
  await expect(mostrar).toBeVisible();
  club.envejeceClaves(11);
  await mostrar.press('Enter');
  await expect(pregunta(mesa)).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(toast(mesa, /escrito la contraseña en los últimos 10 minutos/)).toBeVisible();
  await expect(mostrar).toBeFocused();
  await mostrar.press('Enter');
  await escribir(mesa, ADMIN.password);
  await expect(mesa.getByText('ES9121000418450200051332')).toBeVisible();
  const ocultar = mesa.getByRole('button', { name: 'Ocultar los datos bancarios' });
  await ocultar.press('Enter');
  await mostrar.press('Enter');
  await expect(mesa.getByText('ES9121000418450200051332')).toBeVisible();
});
