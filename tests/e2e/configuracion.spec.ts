import { mensajes } from '#contract/mensajes.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { enSuPaso } from '../support/browser/browser-forms.ts';
import { ahoraMs, ESTE_ANIO } from '../support/momento.ts';
import { inscribir } from './support/enviar.ts';
import { desplegarTodo, dialogo, expect, test, toast } from './support/mesa.ts';

const CONFIGURACION = '/private/configuracion';
const GUARDADA = 'Configuración guardada correctamente';

const PROXIMO = ESTE_ANIO + 1;
const VERANO = [
  ['21/06', '25/06'],
  ['28/06', '02/07'],
  ['05/07', '09/07'],
  ['12/07', '16/07'],
  ['19/07', '23/07'],
  ['26/07', '30/07'],
] as const;

test('columns are shown, a type is closed and enrolments are kept for other months, by keyboard', async ({
  mesa,
  api,
  request,
}) => {
  await inscribir(request);
  const inscripciones = await api.get<unknown[]>('solicitudes?tipo=inscripcion');
  await mesa.goto(CONFIGURACION);
  await expect(mesa.getByLabel('Mostrar incidencias')).toBeVisible();
  await desplegarTodo(mesa);
  // What a choice would do is said as such: another may be the one in force.
  const diceDeSi = (campo: string, dicho: RegExp) =>
    expect(mesa.getByLabel(campo, { exact: true })).toHaveAccessibleDescription(dicho);
  await diceDeSi('Mostrar incidencias', /^Con «Sí», /);
  await diceDeSi('Mostrar total de aplazados', /^Con «Sí», /);
  await diceDeSi('Quién les pone fecha', /^Si quedan los jugadores, /);
  await diceDeSi('Avisar por correo de los cambios en sus partidos', /^Si se avisa, /);
  await mesa.getByLabel('Mostrar incidencias').selectOption('Sí');
  await mesa.getByLabel('Mostrar total de aplazados').selectOption('No');
  await mesa.getByLabel('Escuela de pádel').press('Space');
  await mesa.getByLabel('Nuevo socio').press('Space');
  await mesa.getByLabel('Meses que se guarda').fill('0');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe un número de meses entre 1 y 240')).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
  await mesa.keyboard.press('Escape');
  await mesa.getByLabel('Meses que se guarda').fill('60');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, GUARDADA)).toBeVisible();
  expect(await api.get('solicitudes/conservacion')).toEqual({ meses: 60 });

  // What is typed is what is saved, or it is refused.
  const precio = mesa.getByLabel('Precio de 9:00-14:00');
  await precio.fill('7.500');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText(/Escribe un precio en euros/)).toBeVisible();
  await precio.fill('42,5');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText(/Escribe un precio en euros/)).toHaveCount(0);
  await expect
    .poll(async () => (await (await request.get('/api/inscripcion/campus')).json()).opciones.a.precio)
    .toBe(42.5);
  await precio.blur();
  await expect(precio).toHaveValue('42,50\u00a0€');

  // What nobody can undo is asked.
  await mesa.clock.setFixedTime('2040-01-01');
  await mesa.getByLabel('Meses que se guarda').fill('24');
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toContainText(
    `${inscripciones.length} inscripciones tienen más de 24 meses: se borrarán para siempre`,
  );
  await expect(dialogo(mesa).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await mesa.keyboard.press('Enter');
  await expect(dialogo(mesa)).toHaveCount(0);
  expect(await api.get('solicitudes/conservacion')).toEqual({ meses: 60 });

  await mesa.clock.setFixedTime(ahoraMs());
  await mesa.reload();
  await desplegarTodo(mesa);
  await expect(mesa.getByLabel('Mostrar incidencias')).toHaveValue('true');
  await expect(mesa.getByLabel('Escuela de pádel')).not.toBeChecked();
  await mesa.goto('/competicion-clasificaciones/social');
  await expect(mesa.getByTitle('Incidencias').first()).toBeAttached();
  await expect(mesa.getByTitle('Partidos aplazados en total')).toHaveCount(0);
  await mesa.goto('/inscripciones/escuelapadel');
  await expect(mesa.getByText(mensajes.inscripcionCerrada)).toBeVisible();
  await expect(mesa.getByRole('link', { name: 'Siguiente' })).toHaveCount(0);
  // As the server writes it, no text leads to what is closed.
  const escrito = async (path: string) =>
    /<main.*<\/main>/s.exec(await (await request.get(path)).text())?.[0];
  const unete = await escrito('/club-unete-a-nosotros');
  expect(unete).not.toContain('/inscripciones/nuevosocio');
  expect(unete).toContain('Rellena el formulario de alta de nuevo socio (inscripción cerrada por ahora).');
  expect(await escrito('/escuela-padel')).not.toContain('/inscripciones/escuelapadel');
});

test('the camp: weeks, prices and minimum, with what is wrong said beside its box', { tag: '@duro' }, async ({
  mesa,
}) => {
  await mesa.goto(CONFIGURACION);
  await desplegarTodo(mesa);
  const dia = (semana: number, cual: string) => mesa.getByLabel(`Semana ${semana}, ${cual} día`);
  await expect(dia(1, 'primer')).toHaveValue(`28/06/${PROXIMO}`);
  for (const [i, [desde, hasta]] of VERANO.entries()) {
    await dia(i + 1, 'primer').fill(`${desde}/${PROXIMO}`);
    await dia(i + 1, 'último').fill(`${hasta}/${PROXIMO}`);
  }
  await mesa.getByLabel('Se ofrece la semana 6').press('Space');
  await dia(2, 'último').fill(`01/07/${PROXIMO - 1}`);
  await mesa.getByLabel('Precio de 9:00-14:00').fill('2000');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('La semana acaba antes de empezar: revisa sus fechas.')).toBeVisible();
  await expect(mesa.getByText(/Escribe un precio en euros/)).toBeVisible();
  await dia(2, 'último').fill(`02/07/${PROXIMO}`);
  await mesa.getByLabel('Precio de 9:00-14:00').fill('90');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, GUARDADA)).toBeVisible();
  await mesa.goto('/escuela-campamentos');
  await expect(mesa.getByText('Del 21 al 25 de junio')).toBeVisible();
  await expect(mesa.getByRole('definition').filter({ hasText: '90' })).toBeVisible();
  await expect(mesa.getByText('Del 26 al 30 de julio')).toHaveCount(0);
  await mesa.goto('/inscripciones/campusverano');
  await expect(await enSuPaso(mesa.getByLabel(/21 de junio/))).toBeVisible();
});

test('two editors at once: the second one is told, sees both versions and chooses', { tag: '@duro' }, async ({
  mesa,
  api,
}) => {
  await mesa.goto(CONFIGURACION);
  await desplegarTodo(mesa);
  const minimo = mesa.getByLabel('Mínimo de inscripciones por semana');
  await minimo.fill('21');
  const campus = (await (await mesa.request.get('/api/inscripcion/campus')).json()) as CampusOfrecido;
  await api.post('inscripcion/campus', unCampus(campus.anio ?? 0, { minimoPorSemana: 19 }));
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row', { name: /Mínimo de inscripciones/ })).toContainText('2119');
  await dialogo(mesa).getByRole('button', { name: 'Cerrar' }).click();
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado');
  await dialogo(mesa).getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(toast(mesa, GUARDADA)).toBeVisible();

  await api.post('solicitudes/conservacion', { meses: 71 });
  await mesa.getByLabel('Meses que se guarda').fill('73');
  await mesa.keyboard.press('Control+s');
  await dialogo(mesa).getByRole('button', { name: 'Cargar lo guardado' }).click();
  await expect(mesa.getByLabel('Meses que se guarda')).toHaveValue('71');
  await expect(minimo).toHaveValue('21');
});
