import { useEffect, useRef, useState } from 'react';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { QueSeTrae } from '#domain/hoja/columnas.ts';
import { enLista } from '#domain/texto.ts';
import { avisarHecho } from '#web/club/mesa/ficha.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { Pasos } from '#web/club/mesa/pasos.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskHead, PAGE } from '#web/ui/desk/list-frame.tsx';
import { Notice } from '#web/ui/states.tsx';
import { Columnas } from './columnas.tsx';
import { ElegirHoja } from './elegir-hoja.tsx';

import { Revisar } from './revisar.tsx';
import { type Lectura, useLectura } from './use-lectura.ts';
import { type Revision, useRevision } from './use-revision.ts';

export const meta = () => metaDe({ titulo: 'Importar de una hoja', oculta: true });

const PASOS = {
  hoja: '1 de 3: la hoja',
  columnas: '2 de 3: qué es cada columna',
  revisar: '3 de 3: qué pasaría',
  hecho: 'Hecho',
};
type Paso = keyof typeof PASOS;

const CORTOS = ['La hoja', 'Qué es cada columna', 'Qué pasaría'];

type Hecho = { nuevas: number; cambian: number; ligas: number };

function enPalabras(que: QueSeTrae, { nuevas, cambian, ligas }: Hecho): string {
  const [uno, varios] = que === 'partidos' ? ['partido', 'partidos'] : ['jugador', 'jugadores'];
  const partes = [
    ligas > 0 && cuantos(ligas, 'liga nueva', 'ligas nuevas'),
    (nuevas > 0 || cambian === 0) && cuantos(nuevas, `${uno} nuevo`, `${varios} nuevos`),
    cambian > 0 && cuantos(cambian, `${uno} cambiado`, `${varios} cambiados`),
  ].filter((parte) => parte !== false);
  return `Importado: ${enLista(partes)}.`;
}

type ListoProps = { que: QueSeTrae; frase: string; otra: () => void };

function Listo({ que, frase, otra }: ListoProps) {
  const partidos = que === 'partidos';
  return (
    <div className={fields.stack}>
      <Notice tone="ok" title={frase}>
        {SE_DESHACE}
      </Notice>
      <div className={fields.buttons}>
        <Button look="action" onClick={otra}>
          Importar otra hoja
        </Button>
        <ButtonLink to={partidos ? rutasPrivadas.partidos() : rutasPrivadas.jugadores()}>
          {partidos ? 'Ver los partidos' : 'Ver los jugadores'}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Each step is read from its heading. */
function useFocoEnPaso(paso: Paso) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const primero = useRef(paso);
  useEffect(() => {
    if (primero.current === paso) return;
    primero.current = paso;
    titulo.current?.focus();
  }, [paso]);
  return titulo;
}

/** From the sheet to the rows that are looked at. */
function usePasos() {
  const [paso, setPaso] = useState<Paso>('hoja');
  const [frase, setFrase] = useState('');
  const lectura = useLectura();
  const { que, supuesta } = lectura;
  const revision = useRevision({
    que,
    supuesta,
    alImportar: (hecho) => {
      const dicha = enPalabras(que, hecho);
      setFrase(dicha);
      setPaso('hecho');
      avisarHecho(dicha, { alDeshacer: () => setPaso('hoja') });
    },
  });
  const revisar = () => {
    lectura.recordar();
    revision.empezar(lectura.filas);
    setPaso('revisar');
  };
  return { paso, setPaso, frase, lectura, revision, revisar };
}

type PasoProps = {
  paso: Paso;
  frase: string;
  lectura: Lectura;
  revision: Revision;
  revisar: () => void;
  ir: (paso: Paso) => void;
};

function UnPaso({ paso, frase, lectura, revision, revisar, ir }: PasoProps) {
  switch (paso) {
    case 'hoja':
      return (
        <ElegirHoja
          {...lectura}
          abrir={(hojas) => {
            lectura.abrir(hojas);
            ir('columnas');
          }}
        />
      );
    case 'columnas':
      return <Columnas lectura={lectura} seguir={revisar} volver={() => ir('hoja')} />;
    case 'revisar':
      return <Revisar que={lectura.que} revision={revision} volver={() => ir('columnas')} />;
    case 'hecho':
      return <Listo que={lectura.que} frase={frase} otra={() => ir('hoja')} />;
    default:
      return paso satisfies never;
  }
}

export default function ImportarHoja() {
  const { paso, setPaso, ...resto } = usePasos();
  const titulo = useFocoEnPaso(paso);
  return (
    <div className={PAGE}>
      <DeskHead title="Importar de una hoja" />
      <div className={fields.stack}>
        <Pasos titulos={CORTOS} paso={Object.keys(PASOS).indexOf(paso) + 1} />
        <h2 ref={titulo} tabIndex={-1} className={paso === 'hecho' ? 'text-l' : 'visually-hidden'}>
          {PASOS[paso]}
        </h2>
        <UnPaso paso={paso} {...resto} ir={setPaso} />
      </div>
    </div>
  );
}
