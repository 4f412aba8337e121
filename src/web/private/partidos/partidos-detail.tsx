import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Cambio, Partido, PartidoGuardado } from '#contract/liga/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fraseDeCerrada, laQueCierra } from '#domain/clausura/clausura.ts';
import { fechaCorta, semanaBreve } from '#domain/fecha-texto.ts';
import { porQueNoSale } from '#domain/liga/buscar.ts';
import { seJuegaEn } from '#domain/liga/en-pista.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { DURACIONES, horarioDe, PASO_MINUTOS } from '#domain/liga/liga.ts';
import { avisosDeCita } from '#domain/partido/errores.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { avisosDeAntes } from '#domain/partido/por-llegar.ts';
import { gustosDe } from '#domain/persona/franjas.ts';
import { genteDe } from '#domain/persona/gente.ts';
import type { Problema } from '#domain/problema.ts';
import { ListaAfectados } from '#web/club/afectados/afectados.tsx';
import { avisosDe, Consecuencias, useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { ListaProblemas } from '#web/club/casillas/casillas.tsx';
import { CuentaRaros } from '#web/club/casillas/indicadores.tsx';
import { camposDe } from '#web/club/mesa/campos.tsx';
import { type Listas, useFicha, useListas } from '#web/club/mesa/consultas.ts';
import { usePartidosDelDia } from '#web/club/mesa/dia-de-juego.tsx';
import { DiaYHora } from '#web/club/mesa/dias.tsx';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { useEdicion } from '#web/club/mesa/use-edicion.ts';
import { metaDe } from '#web/club/meta.ts';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { call, type Notified } from '#web/platform/call.ts';
import { Badge } from '#web/ui/card.tsx';
import { Column, DetailFrame, DetailLoad, Section, useFirstField } from '#web/ui/desk/detail-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { Notice } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type DatosProps, ElegirJugadores, MarcadorEditable } from './marcador-editable.tsx';
import { Notas } from './notas.tsx';
import {
  comprobar,
  consecuencias,
  enLiga,
  estadoDe,
  nombresDe,
  paraGuardar,
  partidoNuevo,
  preguntarRaro,
  rarezasNuevas,
  resumenDe,
  type ValoresPartido,
  valoresDe,
} from './partido.ts';
import { Suplentes } from './suplentes.tsx';

const GUARDADOS: Cambio[] = [];

/** That one of its players asks to play it on another day, with what can be done about it. */
function Peticiones({ id }: { id: number }) {
  const puede = usePuede('POST /api/private/partidos/:id');
  const { data = [] } = useQuery({
    queryKey: ['partidos', 'peticiones'],
    queryFn: () => call('GET /api/private/partidos/peticiones', {}),
    staleTime: 0,
    enabled: puede,
  });
  const suyas = data.filter((partido) => partido.id === id);
  if (suyas.length === 0) return null;
  return (
    <Notice tone="warn" title="Piden otro día para este partido">
      <ListaAfectados partidos={suyas} cambios={GUARDADOS} />
    </Notice>
  );
}

/** Letters that the log is searched by. */
const MAX = 100;
const LEER = 'GET /api/private/log/lineas';

/** The last ones; the others are in the log. */
const ULTIMAS = 4;

/** Who changed what of a match between those two, the last first; nothing while nobody has. */
export function Historia({ nombres }: { nombres: string }) {
  const texto = nombres.slice(0, MAX);
  const { data = [] } = useQuery({
    queryKey: ['registro', 'partido', texto],
    enabled: usePuede(LEER),
    queryFn: () => call(LEER, { query: { texto, cambios: 'true', dia: null, usuario: null, asunto: null } }),
  });
  const suyas = data.filter(({ entidad }) => entidad === 'partido');
  if (suyas.length === 0) return null;
  return (
    <Section title="Cambios" wide>
      <ul className="grid gap-1 text-s wrap-anywhere">
        {suyas.slice(0, ULTIMAS).map(({ id, cuando, usuario, texto: dicho }) => (
          <li key={id}>
            <small className="text-ink-soft">
              {fechaCorta(cuando)} · {usuario}
            </small>{' '}
            {dicho.replace(`${nombres}, `, '')}
          </li>
        ))}
      </ul>
      {suyas.length > ULTIMAS ? (
        <Link to={rutasPrivadas.registrosDe(texto)}>Los {suyas.length} en Registros</Link>
      ) : null}
    </Section>
  );
}

/**
 * What deserves a look in who plays and when, from the function the server uses, as the form is filled. `id` is
 * the match's own, 0 while new: it does not get in its own way.
 */
function useAvisosDeCita(
  id: number,
  valores: ValoresPartido,
  { ligas, jugadores, ausentes, clausuras }: Listas,
): Problema[] {
  const { dia, hora, idLiga, idJugador1, idJugador2 } = valores;
  const { data: guardados = [] } = usePartidosDelDia(dia);
  if (dia === null || hora === '' || idJugador1 === null || idJugador2 === null) return [];
  const liga = ligas.find((una) => una.id === idLiga);
  const cita = {
    ...conDesenlace(valores),
    id,
    idLiga: idLiga ?? 0,
    idJugador1,
    idJugador2,
    fecha: `${dia}T${hora}`,
  };
  const avisos = avisosDeCita(cita, {
    horario: liga ? horarioDe(liga) : null,
    ausentes: ausentes[dia] ?? [],
    otros: guardados.map((otro) => conDesenlace(otro)),
    nombres: new Map(jugadores.map((jugador) => [jugador.id, jugador.nombre])),
    gustos: gustosDe(jugadores),
    gente: genteDe(jugadores),
  });
  const cerrada = ocupa(cita) && laQueCierra(clausuras, cita);
  return [
    ...(cerrada ? [{ path: 'idPista', message: fraseDeCerrada(cerrada) }] : []),
    ...avisosDeAntes({ ...cita, sintetico: valores.sintetico }, ahoraDelClub()),
    ...avisos.map(({ campo, mensaje }) => ({ path: campo, message: mensaje })),
  ];
}

const leerPartido = (id: number) => call('GET /api/private/partidos/:id', { params: { id } });

type Ficha = { partido: Partido | null; listas: Listas; volver: Volver };

const GUARDAR = 'POST /api/private/partidos/:id';
const BORRAR = 'DELETE /api/private/partidos/:id';

/** One toast for all the warnings: several would push out the first. */
function avisarGuardado(partido: PartidoGuardado, listas: Listas): void {
  const [uno, dos] = nombresDe(listas, valoresDe(partido));
  avisarHecho(`Partido guardado: ${uno} – ${dos}`);
  const avisos = partido.avisos.map(({ message }) => message);
  if (avisos.length > 0) showToast(avisos.join(' '), 'warning');
}

function usePartido({ partido, listas, volver }: Ficha) {
  const [donde] = useSearchParams();
  const quiet = useRef(false);
  const alBorrar = useRef<Notified>({ quiet: false });
  const ficha = useEdicion<ValoresPartido, Partido, PartidoGuardado>({
    entidad: partido,
    nueva: () => partidoNuevo(hoyDelClub(), donde),
    valoresDe,
    validate: comprobar,
    leer: leerPartido,
    enviar: (id, valores, version) =>
      call(GUARDAR, { params: { id }, body: paraGuardar(valores, version) }, { quiet: quiet.current }),
    resumen: (valores) => resumenDe(valores, listas),
    preguntar: (valores) => preguntarRaro(valores, { partido, listas }),
    alGuardar: (guardado) => avisarGuardado(guardado, listas),
    volver,
    borrado: {
      titulo: 'Borrar el partido',
      consecuencias: async (suyo) => {
        const { nota, como } = await avisosDe(BORRAR, { params: { id: suyo.id } });
        alBorrar.current = como;
        const dichas = consecuencias(valoresDe(suyo), suyo.fecha, listas);
        return { texto: <Consecuencias nota={nota}>{dichas}</Consecuencias> };
      },
      borrar: (id) => call(BORRAR, { params: { id } }, alBorrar.current),
      hecho: 'Partido borrado',
    },
  });
  const { id = 0, version = null } = partido ?? {};
  const seGuarda = ficha.cambios.hayCambios() && ficha.form.isValid();
  const pedido = seGuarda ? { params: { id }, body: paraGuardar(ficha.form.values, version) } : null;
  const { nota, callar } = useAvisosDe(GUARDAR, pedido, { enBarra: true });
  quiet.current = callar;
  return { ...ficha, nota };
}

const DURACIONES_OPCIONES = DURACIONES.map((minutos) => ({
  value: String(minutos),
  label: `${minutos} minutos`,
}));

/** Choosing a league brings what hangs on it. */
export function ElegirLiga({ form, listas: { ligas } }: DatosProps) {
  const elegir = (idLiga: number | null) =>
    form.setValues(
      enLiga(
        form.values,
        ligas.find(({ id }) => id === idLiga),
      ),
    );
  return (
    <Elegir
      label="Liga"
      required
      placeholder="Escribe para buscar"
      opciones={opcionesActivas(ligas, form.values.idLiga)}
      value={form.values.idLiga}
      onChange={elegir}
      error={form.errors.idLiga}
    />
  );
}

const SIN_ERRORES = [] as const;

/** Those of the sport of its league, and the one it has. */
function pistasPara({ idLiga, idPista }: ValoresPartido, { pistas, ligas }: Listas) {
  const liga = ligas.find(({ id }) => id === idLiga);
  return liga ? pistas.filter((pista) => pista.id === idPista || seJuegaEn(liga, pista)) : pistas;
}

function CuandoYDonde({ form, listas }: DatosProps) {
  const [buscada, buscar] = useState('');
  const liga = listas.ligas.find(({ id }) => id === form.values.idLiga);
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3">
      <Elegir
        label="Pista"
        placeholder="Sin pista"
        clearable
        opciones={opcionesActivas(pistasPara(form.values, listas), form.values.idPista)}
        value={form.values.idPista}
        onChange={(idPista) => form.setFieldValue('idPista', idPista)}
        error={form.errors.idPista}
        onSearchChange={buscar}
        nada={liga ? porQueNoSale(listas.pistas, liga, buscada) : null}
      />
      <DiaYHora form={form} dia="Fecha" hora="Hora" paso={PASO_MINUTOS} />
      {camposDe(form).lista('duracion', 'Duración', DURACIONES_OPCIONES, { esNumero: true })}
    </div>
  );
}

/** "Restón 2 · 3ª". */
function dondeSeJuega({ idPista, idLiga }: ValoresPartido, { pistas, ligas }: Listas): string {
  const liga = ligas.find(({ id }) => id === idLiga);
  const pista = pistas.find(({ id }) => id === idPista)?.nombre ?? 'Sin pista';
  // Each in one piece.
  return [pista, ...(liga ? [etiquetaDe(liga)] : [])].join(' · ').replaceAll(/(?<!·) (?!·)/g, '\u00a0');
}

/** A new one begins by its league; of a saved one, what changes is when and where. */
function Datos({ id, form, listas }: DatosProps & { id: number }) {
  const avisos = useAvisosDeCita(id, form.values, listas);
  const isPhone = useIsPhone();
  const plegada = id > 0 && isPhone ? { summary: 'Pista, día, hora, liga y jugadores' } : {};
  const liga = <ElegirLiga form={form} listas={listas} />;
  return (
    <Section title="Partido" {...plegada}>
      {id > 0 ? null : liga}
      <CuandoYDonde form={form} listas={listas} />
      {id > 0 ? (
        <>
          {liga}
          <ElegirJugadores form={form} listas={listas} />
        </>
      ) : null}
      <ListaProblemas id="avisos-de-la-cita" errores={SIN_ERRORES} avisos={avisos} />
    </Section>
  );
}

export const meta = () => metaDe({ titulo: 'Partido', oculta: true });

type CabeceraProps = { partido: Partido; valores: ValoresPartido; listas: Listas };

function Cabecera({ partido: { idLiga }, valores, listas }: CabeceraProps) {
  const liga = listas.ligas.find(({ id }) => id === idLiga);
  const [tono, estado] = estadoDe(valores, nombresDe(listas, valores), ahoraDelClub());
  return (
    <span className="text-s text-ink-soft max-md:basis-full max-md:pb-2 max-md:text-xs">
      <Badge tone={tono}>{estado}</Badge>{' '}
      {valores.dia ? `${semanaBreve(valores.dia)}, ${valores.hora}` : 'Sin fecha'}
      {` · ${dondeSeJuega(valores, listas)}`}
      {liga?.estado === 'activa' && liga.reglas.clasifica ? (
        <>
          {' · '}
          <Link to={rutas.clasificaciones(liga.tipo, idLiga)}>Ver la clasificación</Link>
        </>
      ) : null}
    </span>
  );
}

/** A match is opened to score it: of a saved one the boxes come first, and have the focus. */
function FichaPartido({ partido, listas, volver }: Ficha) {
  const { form, marco, nota } = usePartido({ partido, listas, volver });
  useFirstField(partido ? 'input[name="jugador1Set1"]' : undefined);
  const raros = Math.min(1, rarezasNuevas(form.values, { partido, listas }).length);
  const marcador = <MarcadorEditable form={form} listas={listas} grande={partido !== null} />;
  return (
    <DetailFrame
      title={partido ? nombresDe(listas, form.values).join('\u00a0– ') : 'Nuevo partido'}
      badge={partido ? <Cabecera partido={partido} valores={form.values} listas={listas} /> : null}
      {...marco}
      saveNote={
        raros || nota ? (
          <>
            <CuentaRaros n={raros} />
            {nota}
          </>
        ) : null
      }
    >
      {partido ? <Peticiones id={partido.id} /> : null}
      {partido ? marcador : null}
      <Datos id={partido?.id ?? 0} form={form} listas={listas} />
      {partido ? <Suplentes id={partido.id} /> : null}
      <Column>
        {partido ? null : marcador}
        <Notas form={form} listas={listas} />
      </Column>
      {partido ? <Historia nombres={nombresDe(listas, valoresDe(partido)).join(' – ')} /> : null}
    </DetailFrame>
  );
}

export default function PartidosDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.partidos());
  const ficha = useFicha('partidos', id, () => leerPartido(id));
  const { listas, consultas } = useListas();
  return (
    <DetailLoad queries={[ficha, ...consultas]} onBack={volver}>
      {() => <FichaPartido key={id} partido={ficha.data ?? null} listas={listas} volver={volver} />}
    </DetailLoad>
  );
}
