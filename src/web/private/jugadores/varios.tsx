import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { JugadoresCambiar, JugadorFila } from '#contract/liga/jugadores.ts';
import type { AlIrse } from '#domain/clasificacion/al-irse.ts';
import { ESTADO_DE_JUGADOR, ESTADOS_JUGADOR, type EstadoJugador } from '#domain/liga/liga.ts';
import { enLista } from '#domain/texto.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { dejanAlgo, ElegirAlIrse, useLoQueDejan } from '#web/club/afectados/al-irse.tsx';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { DialogButton, DialogForm } from '#web/ui/desk/modal.tsx';
import { cambiosDe } from './ficha.tsx';

type Que = 'liga' | 'estado';

const TITULOS: Record<Que, string> = { liga: 'Cambiar de liga', estado: 'Cambiar de estado' };

const SIN_LIGA = 0;
const ESTADOS = ESTADOS_JUGADOR.map((estado) => ({ value: estado, label: ESTADO_DE_JUGADOR[estado] }));

type Props = { elegidos: readonly JugadorFila[]; hecho: () => void };

const nombresDe = (elegidos: readonly JugadorFila[]): string => enLista(elegidos.map(({ nombre }) => nombre));

const VARIOS = 'POST /api/private/jugadores/varios';

const conVersion = (elegidos: readonly JugadorFila[]) => elegidos.map(({ id, version }) => ({ id, version }));

const useCambiar = (quiet: boolean, hecho: () => void) =>
  useHacer(
    (body: JugadoresCambiar) => call(VARIOS, { body }, { quiet }),
    ({ cambiados }) => {
      avisarHecho(cuantos(cambiados, 'jugador cambiado', 'jugadores cambiados'));
      hecho();
    },
  );

type Eleccion = { idLiga: number | null; estado: EstadoJugador | '' };

/** Of what was chosen, what is sent; null while nothing is. */
const pedidoDe = (que: Que, { idLiga, estado }: Eleccion): JugadoresCambiar['cambio'] | null => {
  if (que === 'estado') return estado === '' ? null : { estado };
  return idLiga === null ? null : { idLiga: idLiga === SIN_LIGA ? null : idLiga };
};

const con = (
  { estado, idLiga }: JugadorFila,
  pedido: JugadoresCambiar['cambio'],
): Pick<JugadorFila, 'estado' | 'idLiga'> => ({
  estado: pedido.estado ?? estado,
  idLiga: pedido.idLiga === undefined ? idLiga : pedido.idLiga,
});

function Formulario({ que, elegidos, hecho, cerrar }: Props & { que: Que; cerrar: () => void }) {
  const { data: ligas = [] } = useLigas();
  const [eleccion, elegir] = useState<Eleccion>({ idLiga: null, estado: '' });
  const pedido = pedidoDe(que, eleccion);
  const cambios = pedido ? elegidos.flatMap((uno) => cambiosDe(uno, con(uno, pedido))) : [];
  const tocados = useAfectados(cambios);
  const [alIrse, setAlIrse] = useState<AlIrse>('regla');
  const dejan = useLoQueDejan(pedido ? elegidos.map((uno) => ({ id: uno.id, ...con(uno, pedido) })) : []);
  const avisa = pedido !== null && dejanAlgo(dejan);
  const body = pedido && { jugadores: conVersion(elegidos), cambio: pedido, alIrse };
  const { nota, callar } = useAvisosDe(VARIOS, avisa && body ? { body } : null);
  const { hacer, haciendo } = useCambiar(callar, () => {
    cerrar();
    hecho();
  });
  return (
    <DialogForm
      action={conLoQueToca(`Cambiar a ${cuantos(elegidos.length, 'jugador', 'jugadores')}`, tocados)}
      disabled={!pedido}
      busy={haciendo}
      onSubmit={() => body && hacer(body)}
      onCancel={cerrar}
    >
      <p>{nombresDe(elegidos)}.</p>
      {que === 'liga' ? (
        <Elegir
          label="Liga y división"
          placeholder="Escribe, por ejemplo, social 2"
          opciones={[...opcionesActivas(ligas, null), { value: SIN_LIGA, label: 'Sin liga' }]}
          value={eleccion.idLiga}
          onChange={(idLiga) => elegir({ ...eleccion, idLiga })}
        />
      ) : (
        <NativeSelect
          label="Estado"
          data={[{ value: '', label: 'Elige el estado' }, ...ESTADOS]}
          value={eleccion.estado}
          onChange={({ currentTarget }) =>
            elegir({ ...eleccion, estado: currentTarget.value as Eleccion['estado'] })
          }
        />
      )}
      <ElegirAlIrse dejan={dejan} valor={alIrse} elegir={setAlIrse} />
      <Afectados partidos={tocados} cambios={cambios} />
      {nota}
    </DialogForm>
  );
}

/** On a phone, under how many they are and the way out. */
const ACCION = cx('max-md:order-1 max-md:flex-auto max-md:px-1 max-md:text-center max-md:text-xs');

/** One mail to all of them, none of whom sees the others. */
function Escribirles({ elegidos }: Pick<Props, 'elegidos'>) {
  const correos = elegidos.flatMap(({ email }) => email ?? []);
  if (correos.length === 0) return <span className={ACCION}>Ninguno tiene correo</span>;
  const faltan = elegidos.length - correos.length;
  return (
    <a className={ACCION} href={`mailto:?bcc=${correos.map(encodeURIComponent).join(',')}`}>
      Escribirles{faltan > 0 ? ` (${faltan} sin correo)` : ''}
    </a>
  );
}

/** What can be done with those selected: each thing once, with one undo. */
export function Varios({ elegidos, hecho }: Props) {
  return (
    <section
      className="items-center gap-x-3 gap-y-2 max-md:contents md:flex md:flex-wrap"
      aria-label="Seleccionados"
    >
      <strong role="status">{cuantos(elegidos.length, 'seleccionado', 'seleccionados')}</strong>
      {(Object.keys(TITULOS) as Que[]).map((que) => (
        <DialogButton key={que} size="s" className={ACCION} label={TITULOS[que]} title={TITULOS[que]}>
          {(cerrar) => <Formulario {...{ que, elegidos, cerrar, hecho }} />}
        </DialogButton>
      ))}
      <Escribirles elegidos={elegidos} />
      <Button size="s" look="ghost" className="max-md:hidden" onClick={hecho}>
        Quitar la selección
      </Button>
    </section>
  );
}
