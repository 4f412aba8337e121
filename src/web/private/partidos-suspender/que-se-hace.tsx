import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { iniciosDelDia } from '#domain/partido/suspension.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { enLugar, lugaresDe } from './destinos.ts';
import type { Modo, UsoSuspension } from './use-suspension.ts';

type Marcados = Pick<UsoSuspension, 'partidos' | 'marcados' | 'lugar'>;
type Uso = Marcados & Pick<UsoSuspension, 'llover'>;

const A_MANO = { value: '', label: 'Los marcados en la lista' };

const desde = (hora: string, partidos: readonly PartidoFila[]): PartidoFila[] =>
  partidos.filter(({ fecha }) => horaDe(fecha) >= hora);

/** The hour from which every match of the place is marked; '' when they were marked one by one. */
function horaMarcada(inicios: readonly string[], { partidos, marcados, lugar }: Marcados): string {
  const [primera = ''] = iniciosDelDia(marcados);
  const mojados = desde(primera, enLugar(partidos, lugar));
  return inicios.includes(primera) && mojados.length === marcados.length ? primera : '';
}

/** From when it rains: what starts before stays on the calendar. */
function Desde({ uso }: { uso: Uso }) {
  const { partidos, lugar, llover } = uso;
  const suyos = enLugar(partidos, lugar);
  const inicios = iniciosDelDia(suyos);
  const marcada = horaMarcada(inicios, uso);
  const opciones = inicios.map((hora, indice) => ({
    value: hora,
    label: `${indice === 0 ? 'Primera hora' : hora} · ${cuantos(desde(hora, suyos).length, 'partido', 'partidos')}`,
  }));
  return (
    <NativeSelect
      label="Llueve desde"
      data={marcada === '' ? [A_MANO, ...opciones] : opciones}
      value={marcada}
      onChange={({ currentTarget }) => currentTarget.value && llover(currentTarget.value)}
    />
  );
}

/** Where it rains: everywhere, one site, or one court. */
function Donde({ uso }: { uso: Uso }) {
  const { partidos, lugar, llover } = uso;
  const lugares = lugaresDe(partidos);
  if (lugares.length === 0) return null;
  const elegir = (nombre: string) => {
    const otro = lugares.find((uno) => uno.nombre === nombre) ?? null;
    llover(horaMarcada(iniciosDelDia(enLugar(partidos, lugar)), uso), otro);
  };
  return (
    <NativeSelect
      label="Pistas"
      data={[
        { value: '', label: 'Todas' },
        ...lugares.map((uno) => ({
          value: uno.nombre,
          label: `${uno.pistas.size > 1 ? `Todo ${uno.nombre}` : uno.nombre} (${cuantos(enLugar(partidos, uno).length, 'partido', 'partidos')})`,
        })),
      ]}
      value={lugar?.nombre ?? ''}
      onChange={({ currentTarget }) => elegir(currentTarget.value)}
    />
  );
}

const MODOS: readonly { value: Modo; label: string }[] = [
  { value: 'otro-dia', label: 'Pasarlos a otro día: misma hora y pista, o lo más cerca que quepan' },
  {
    value: 'sin-fecha',
    label: 'Aplazarlos sin fecha: la próxima propuesta busca sitio a los de social e infantil',
  },
];

function OtroDia({ uso }: { uso: UsoSuspension }) {
  return (
    <>
      <CampoDia
        label="Nuevo día"
        required
        value={uso.otroDia}
        onChange={uso.setOtroDia}
        error={uso.reparo}
        description="Quien no pueda queda aplazado."
      />
      <TextInput
        label="Nota para las observaciones"
        className="sm:col-span-2"
        description="La ve todo el mundo en el partido. Vacía, no se anota nada."
        maxLength={200}
        value={uso.nota}
        onChange={({ currentTarget }) => uso.setNota(currentTarget.value)}
      />
    </>
  );
}

function Opciones({ uso }: { uso: UsoSuspension }) {
  const { modo } = uso;
  return (
    <>
      <Radio.Group
        aria-label="Qué se hace con ellos"
        value={modo}
        onChange={(valor) => uso.setModo(valor as Modo)}
      >
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {MODOS.map((opcion) => (
            <Radio key={opcion.value} {...opcion} />
          ))}
        </div>
      </Radio.Group>
      <div className="grid-fit-4xs items-start gap-4">
        {modo === 'otro-dia' ? <OtroDia uso={uso} /> : null}
        <Donde uso={uso} />
        <Desde uso={uso} />
      </div>
    </>
  );
}

/** «Pasan al sábado 5 dic · Prado · desde las 12:00». */
export function enBreve(uso: Marcados & Pick<UsoSuspension, 'modo' | 'otroDia'>): string {
  const { partidos, modo, otroDia, lugar } = uso;
  const inicios = iniciosDelDia(enLugar(partidos, lugar));
  const hora = horaMarcada(inicios, uso);
  const adonde = modo === 'otro-dia' && otroDia ? `Pasan al ${semanaBreve(otroDia)}` : 'Sin fecha';
  const desdeCuando = hora === inicios[0] ? 'todo el día' : `desde las ${hora}`;
  return [adonde, ...(lugar ? [lugar.nombre] : []), hora === '' ? 'los marcados' : desdeCuando].join(' · ');
}

/** On a phone, in the line that says what was chosen: the matches come first. */
export function QueSeHace({ uso }: { uso: UsoSuspension }) {
  const enMovil = useIsPhone();
  const [abierto, abrir] = useState(false);
  if (!enMovil)
    return (
      <fieldset className={fields.section}>
        <legend className={fields.legend}>Qué se hace con ellos</legend>
        <Opciones uso={uso} />
      </fieldset>
    );
  return (
    <details
      className="group surface px-3 text-s"
      open={abierto || uso.reparo !== null}
      onToggle={({ currentTarget }) => abrir(currentTarget.open)}
    >
      <summary className="py-3">
        {enBreve(uso)}{' '}
        <span className="font-semibold text-azul-text underline group-open:hidden">Cambiar</span>
      </summary>
      <div className="grid gap-3 pt-2 pb-4">
        <Opciones uso={uso} />
      </div>
    </details>
  );
}
