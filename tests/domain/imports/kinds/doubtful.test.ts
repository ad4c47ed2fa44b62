import { describe, expect, it } from 'vitest'
import type { FileNames } from '../../../../src/domain/model/imports/kind-guess'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import { tableOf } from '../../../support/import-file'

function kindOf(called: FileNames, ...lines: readonly string[]): string {
  const { columns, rows } = tableOf(`${lines.join('\n')}\n`)
  const { primary, isSure } = guessMapping(columns, (at) => rows.flatMap(({ cells }) => cells[at] || []), called)
  return isSure ? primary : 'asked'
}

describe('a file that may be of several kinds', () => {
  it('is not taken for deals under whose title people stand', () => {
    const kind = kindOf(
      {},
      'Nombre_Prospecto,Puesto,Empresa,Perfil_LinkedIn,Estado_Pipeline,Monto_Cotizado',
      'Ana Garza,Directora,Alfa SA,https://linkedin.com/in/a,Contactado,0',
      'Luis Treviño,Gerente,Beta SA,https://linkedin.com/in/b,Contactado,0',
    )
    expect(kind).not.toBe('deals')
  })

  it('is asked about where a business and a deal are called alike, and nothing else of a deal is there', () => {
    const lines = ['Nome do Negócio,Categoria', 'Sabor & Arte,Gastronomia', 'Oliveira Advocacia,Jurídico']
    expect(kindOf({ file: 'negocios.csv' }, ...lines)).toBe('asked')
    expect(kindOf({ file: 'negocios.csv' }, 'Nome do Negócio,Etapa,Valor', 'Projeto A,Proposta,100', 'Projeto B,Ganho,200')).toBe(
      'deals',
    )
  })

  it('is asked about where nothing says who: a department and a number may be an authority’s', () => {
    const lines = ['municipality,department,phone', 'Alderton,Taxes,0165-86-5111', 'Borough,Water,0166-25-5758']
    expect(kindOf({ file: 'contacts_export.csv' }, ...lines)).toBe('asked')
  })

  it('is not taken for people because it is called leads, which companies may be', () => {
    const lines = ['name,fio,phone', 'Кафе Тверская,Иванов И.И.,+74951234567', 'Салон Красота,Петрова А.А.,+79161234567']
    expect(kindOf({ file: 'leads.csv' }, ...lines)).not.toBe('people')
  })

  it('is of the firms that it names, whom they sell to being no kind of theirs', () => {
    const lines = [
      'nome,tipo,setor,cidade',
      'Fryda Café,b2c,Cafeteria,Taubaté',
      'Padaria Trigo,b2c,Padaria,Taubaté',
      'Clínica Sol,b2b,Saúde,Taubaté',
    ]
    expect(kindOf({ file: 'clientes.csv' }, ...lines)).toBe('companies')
  })

  it('is of businesses where those stand under what deals are called, too, and letters say which offer', () => {
    const lines = [
      'Negocio,Oferta,WhatsApp,Valor_Fechado',
      'Studio Bella,A,61999990000,',
      'Auto Center Pistao,B,61988880000,500',
      'Restaurante Sol,A,61977770000,',
    ]
    expect(kindOf({ file: 'pipeline.csv' }, ...lines)).not.toBe('deals')
  })

  it('is asked about where it has columns for names of people, and none of them', () => {
    const town = (name: string) => `${name},Girona,,,,${name.toLowerCase()}@${name.toLowerCase()}.example,2026-09-01`
    const towns = ['Portbou', 'Colera', 'Blanes', 'Roses', 'Pals', 'Begur'].map(town)
    expect(kindOf({ file: 'contactos.csv' }, 'municipio,provincia,nombre,apellidos,cargo,email,fecha_alta', ...towns)).toBe(
      'asked',
    )
  })

  it('is not taken for deals where the same few words stand under what might be their title', () => {
    const places = ['Bar do Mar', 'Boteco Seu Osmar', 'Restaurante Klein', 'Office Café', 'Bar Central', 'Padaria Trigo']
    const rows = places.map((name, at) => `${name},http://${at}.example,${at % 2 ? 'Já está nas redes' : 'Não está nas redes'}`)
    expect(kindOf({ file: 'empresas.csv' }, 'Nome,Site,Oportunidade', ...rows)).toBe('companies')
    expect(kindOf({ file: 'negocios.csv' }, 'Nome,Site,Oportunidade', ...rows)).toBe('asked')
  })

  it('is asked about where it is called after tasks and looks as a log does', () => {
    const rows = ['1,TASK,Plan,NEW,What to plan,04:16 14.07.24,60', '2,EPIC,Build,NEW,What to build,05:16 14.07.24,120']
    expect(kindOf({ file: 'tasks.csv' }, 'id,type,name,status,description,startTime,duration', ...rows)).toBe('asked')
  })

  it('is asked about where each row is a company and somebody there, and nothing else tells which is meant', () => {
    const lines = [
      'Acme Ltd,Amelia Grant,amelia@acme.example',
      'Bolt Ltd,Rohan Lee,rohan@bolt.example',
      'Cone Ltd,Daniel Wu,daniel@cone.example',
    ]
    expect(kindOf({ file: 'crm.csv' }, 'company,contact,email', ...lines)).toBe('asked')
  })

  it('is not taken for companies because cards are called as nobody is', () => {
    const lines = [
      'US1 - Crear tarjeta,Como usuario quiero,Epic,Backlog',
      'US2 - Validar la carga,Como tester quiero,Story,Backlog',
    ]
    expect(kindOf({ file: 'trello.csv' }, 'Name,Description,Labels,List', ...lines)).toBe('asked')
  })

  it('is asked about where those in it are called as their pages are', () => {
    const lines = [
      'Drcolomer,http://drcolomer.example,info@drcolomer.example',
      'Facelift,http://facelift.example,hello@facelift.example',
    ]
    expect(kindOf({ file: 'leads.csv' }, 'name,website,email', ...lines)).not.toBe('people')
  })
})
