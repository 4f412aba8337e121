import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { Ajuste, AjusteNuevo } from '#contract/liga/ajustes.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { fraseDePaso } from '#domain/clasificacion/a-mano.ts';
import type { Dia } from '#domain/fecha.ts';
import { fraseDeAjuste, MAX_MOTIVO_A_MANO, MAX_PUNTOS_A_MANO, puntosConSigno } from '#domain/liga/ajuste.ts';
import { compararNombres } from '#domain/texto.ts';
import { useEnsayo } from '#web/club/avisos/avisos.tsx';
import { camposDe, en } from '#web/club/mesa/campos.tsx';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, senalar, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call, NOT_DONE, rehearse } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { confirm, DialogButton, DialogForm } from '#web/ui/desk/modal.tsx';
import { Read } from '#web/ui/states.tsx';

const GUARDAR = 'POST /api/private/ligas/ajustes';
const BORRAR = 'DELETE /api/private/ligas/ajustes/:id';

type Valores = {
  idJugador: number | null;
  que: 'quita' | 'da';
  /** What is typed, while it is no number. */
  puntos: number | string;
  fecha: Dia | null;
  motivo: string;
};

const QUE = [
  { value: 'quita', label: 'Quitar' },
  { value: 'da', label: 'Dar' },
];

const ELIGE_JUGADOR = 'Elige a quién.';
const ESCRIBE_PUNTOS = `Escribe un número entre 1 y ${MAX_PUNTOS_A_MANO}.`;
const ELIGE_FECHA = 'Elige la fecha.';

/** What is wrong with each field, in the server's words where it has them. */
export const faltasDe = ({ idJugador, puntos, fecha, motivo }: Valores): Record<string, string> => ({
  ...(idJugador === null && { idJugador: ELIGE_JUGADOR }),
  ...((typeof puntos !== 'number' || puntos < 1 || puntos > MAX_PUNTOS_A_MANO) && { puntos: ESCRIBE_PUNTOS }),
  ...(fecha === null && { fecha: ELIGE_FECHA }),
  ...(fecha !== null && fecha > hoyDelClub() && { fecha: mensajes.puntosDeManana }),
  ...(motivo.trim() === '' && { motivo: mensajes.puntosSinMotivo }),
});

const comoNuevo = (idLiga: number, { idJugador, que, puntos, fecha, motivo }: Valores): AjusteNuevo => ({
  idLiga,
  idJugador: idJugador ?? 0,
  puntos: que === 'quita' ? -Number(puntos) : Number(puntos),
  fecha: fecha ?? '',
  motivo,
});

/** What they would do is said before there is a reason: it changes no number. */
function pedidoDe(idLiga: number, valores: Valores): { body: AjusteNuevo } | null {
  const { motivo: _, ...faltan } = faltasDe(valores);
  if (Object.keys(faltan).length > 0) return null;
  return { body: { ...comoNuevo(idLiga, valores), motivo: valores.motivo.trim() || '…' } };
}

/** Those of its table, by name. */
function useLosDeLaTabla(idLiga: number) {
  const { data: jugadores = [] } = useJugadores();
  const { data } = useQuery({
    queryKey: ['ligas', 'tabla', idLiga],
    queryFn: () => call('GET /api/clasificaciones/ver', { query: { idLiga } }),
    retry: false,
  });
  const enTabla = new Set(data?.clasificaciones.map(({ idJugador }) => idJugador));
  return jugadores
    .filter(({ id }) => enTabla.has(id))
    .map(({ id, nombre }) => ({ value: id, label: nombre }))
    .sort((a, b) => compararNombres(a.label, b.label) || a.value - b.value);
}

type ConLiga = { liga: Pick<Liga, 'id'> };

function Formulario({ liga: { id }, cerrar }: ConLiga & { cerrar: () => void }) {
  const form = useForm<Valores>({
    initialValues: { idJugador: null, que: 'quita', puntos: 1, fecha: hoyDelClub(), motivo: '' },
    validate: faltasDe,
  });
  const opciones = useLosDeLaTabla(id);
  const { hacer, haciendo } = useHacer(
    (valores: Valores) => call(GUARDAR, { body: comoNuevo(id, valores) }),
    ({ jugador, puntos }) => {
      avisarHecho(`${jugador}: ${puntosConSigno(puntos)} a mano.`);
      cerrar();
    },
    (fallo) => void senalar(form, fallo),
  );
  const { haria } = useEnsayo(GUARDAR, pedidoDe(id, form.values));
  const c = camposDe(form);
  return (
    <DialogForm
      action="Apuntar"
      busy={haciendo}
      onSubmit={() => form.onSubmit((valores) => hacer(valores))()}
      onCancel={cerrar}
    >
      <Elegir
        label="Jugador"
        required
        opciones={opciones}
        value={form.values.idJugador}
        onChange={(idJugador) => form.setFieldValue('idJugador', idJugador)}
        error={form.errors.idJugador}
      />
      {en('linea', c.lista('que', 'Qué', QUE), c.numero('puntos', 'Puntos'))}
      {c.dia('fecha', 'Fecha', { required: true })}
      {c.texto('motivo', 'Motivo', MAX_MOTIVO_A_MANO, {
        withAsterisk: true,
        description: 'Es público: se lee junto a la tabla, con su nombre y la fecha.',
      })}
      <p role="status">{haria ? fraseDePaso(haria.jugador, haria.antes, haria.despues) : null}</p>
    </DialogForm>
  );
}

/** Says from which points and place to which, and asks. */
async function borrarSi({ id, jugador }: Ajuste): Promise<undefined | typeof NOT_DONE> {
  const ensayo = await rehearse(BORRAR, { params: { id } });
  const paso = ensayo && fraseDePaso(ensayo.haria.jugador, ensayo.haria.antes, ensayo.haria.despues);
  const seguro = await confirm({
    title: `¿Borrar estos puntos de ${jugador}?`,
    children: <p>{[paso, SE_DESHACE].filter(Boolean).join(' ')}</p>,
    action: 'Borrar',
  });
  return seguro ? call(BORRAR, { params: { id } }) : NOT_DONE;
}

function Apunte({ ajuste }: { ajuste: Ajuste }) {
  const { hacer, haciendo } = useHacer(
    () => borrarSi(ajuste),
    () => avisarHecho(`Puntos a mano de ${ajuste.jugador} borrados.`),
  );
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <strong className="font-semibold">{ajuste.jugador}</strong>: {fraseDeAjuste(ajuste)}{' '}
        <small className="text-ink-soft">Lo apuntó {ajuste.usuario}.</small>
      </span>
      {usePuede(BORRAR) ? (
        <Button size="s" look="ghost" busy={haciendo} onClick={() => hacer()}>
          Borrar<span className="visually-hidden"> los puntos de {ajuste.jugador}</span>
        </Button>
      ) : null}
    </li>
  );
}

/** Points that the club gives or takes in this league. docs/reglas/clasificacion.md */
export function PuntosAMano({ liga }: { liga: Liga }) {
  const consulta = useQuery({
    queryKey: ['ligas', 'ajustes', liga.id],
    queryFn: () => call('GET /api/private/ligas/ajustes', { query: { idLiga: liga.id } }),
  });
  const puedeDar = usePuede(GUARDAR);
  const hay = consulta.data?.length ?? 0;
  return (
    <Section
      title="Puntos a mano"
      hint="Puntos que el club da o quita, con su motivo. Cuentan en la tabla desde que se guardan."
      folded
      summary={hay === 0 ? 'Ninguno' : cuantos(hay, 'apunte', 'apuntes')}
    >
      <Read query={consulta} rows={2}>
        {(todos) => (
          <ul className="divide-y divide-hairline text-s" aria-label="Puntos a mano">
            {todos.map((ajuste) => (
              <Apunte key={ajuste.id} ajuste={ajuste} />
            ))}
          </ul>
        )}
      </Read>
      {puedeDar ? (
        <div className={fields.buttons}>
          <DialogButton size="s" label="Dar o quitar puntos" title="Puntos a mano">
            {(cerrar) => <Formulario liga={liga} cerrar={cerrar} />}
          </DialogButton>
        </div>
      ) : null}
    </Section>
  );
}
