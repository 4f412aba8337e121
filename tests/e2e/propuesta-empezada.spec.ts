import { dialogo, expect, test } from './support/mesa.ts';

test('another proposal asked for over one not saved asks which goes on', { tag: '@duro' }, async ({
  mesa,
}) => {
  const ruta = (tipo: string) => `/private/partidos-propuesta?tipo=${tipo}&dia=2026-12-12`;
  await mesa.goto(ruta('social'));
  await mesa.getByRole('button', { name: 'Añadir partido' }).press('Enter');
  mesa.on('dialog', (aviso) => aviso.accept());
  await mesa.goto(ruta('social'));
  await expect(mesa.getByRole('button', { name: 'Añadir partido' })).toBeVisible();
  await expect(dialogo(mesa)).toHaveCount(0);
  await mesa.goto(ruta('infantil'));
  await expect(dialogo(mesa)).toContainText('Es la de Liga Social, sábado, 12 de diciembre, con 1 partido');
  await dialogo(mesa).getByRole('button', { name: 'Empezar la otra' }).press('Enter');
  await expect(mesa.getByLabel('Tipo de liga')).toHaveValue('infantil');
});
