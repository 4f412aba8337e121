import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { desplegar, dialogo, expect, test, toast } from './support/mesa.ts';

type ConId = { id: number };

const RITA = {
  nombre: 'Rita Olmo',
  estado: 'activo',
  email: 'rita.olmo@correo.example',
  telefono: '600 111 222',
  idLiga: null,
};

/** How many times the page asks for that from now on. */
function contar(page: Page, final: string): () => number {
  let veces = 0;
  page.on('request', (pedida) => {
    if (pedida.method() === 'POST' && pedida.url().endsWith(final)) veces += 1;
  });
  return () => veces;
}

test('somebody asks for their data and then to be forgotten: each is done once, and over nothing unseen', async ({
  mesa,
  api,
}) => {
  const { id } = await api.post<ConId>('jugadores/0', RITA);
  await mesa.goto(`/private/jugadores/${id}`);
  await desplegar(mesa, 'Sus datos personales');
  await mesa.getByRole('button', { name: 'Exportar sus datos' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('todo lo que el club guarda sobre Rita Olmo');
  await expect(dialogo(mesa)).toContainText('No hay solicitudes con su nombre, su email o su teléfono.');
  const exportadas = contar(mesa, '/datos/exportar');
  const [descarga] = await Promise.all([
    mesa.waitForEvent('download'),
    dialogo(mesa).getByRole('button', { name: 'Descargar' }).dblclick(),
  ]);
  const { 'datos.txt': texto } = unzipSync(readFileSync(await descarga.path()));
  expect(new TextDecoder().decode(texto)).toContain(RITA.email);
  await expect(toast(mesa, 'Datos de Rita Olmo exportados')).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  expect(exportadas()).toBe(1);

  await mesa.getByRole('button', { name: 'Borrar sus datos' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Su nombre pasará a ser «Jugador»');
  await expect(dialogo(mesa)).toContainText('Las copias de seguridad hechas antes lo siguen teniendo');
  const borrar = dialogo(mesa).getByRole('button', { name: 'Borrar sus datos' });
  await expect(borrar).toBeDisabled();
  await sinFaltas(mesa);
  await dialogo(mesa).getByRole('checkbox', { name: 'Entiendo que no se puede deshacer' }).press('Space');
  const ahora = await api.get<object>(`jugadores/${id}`);
  await api.post(`jugadores/${id}`, { ...ahora, nombre: 'Rita del Olmo' });
  await borrar.press('Enter');
  await expect(toast(mesa, 'Alguien lo ha cambiado mientras lo editabas')).toBeVisible();
  expect(await api.get(`jugadores/${id}`)).toMatchObject({ nombre: 'Rita del Olmo' });

  await expect(dialogo(mesa)).toContainText('los datos personales de Rita del Olmo');
  const borradas = contar(mesa, '/datos/borrar');
  await borrar.dblclick();
  await expect(toast(mesa, 'Datos personales borrados')).toBeVisible();
  await mesa.waitForURL('**/private/jugadores*');
  expect(borradas()).toBe(1);
  expect(await api.get(`jugadores/${id}`)).toMatchObject({ nombre: 'Jugador', email: null, telefono: null });
  await mesa.goto(`/private/jugadores/${id}`);
  await desplegar(mesa, 'Sus datos personales');
  await mesa.getByRole('button', { name: 'Borrar sus datos' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Los datos de este jugador ya se borraron');
});
