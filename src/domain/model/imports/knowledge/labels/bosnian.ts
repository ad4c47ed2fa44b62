import type { Labels } from '../../targets'

export const BOSNIAN: Labels = {
  anywhere: {
    region: 'entitet|kanton entitet|država kanton',
    companyIndustry: 'oblast djelatnosti',
  },
  people: {
    'companies.size': 'broj uposlenih|broj uposlenika|uposlenici',
  },
  companies: {
    'companies.size': 'broj uposlenih|broj uposlenika|uposlenici',
  },
  deals: {
    'deals.probability': 'vjerovatnoća|vjerovatnoća uspjeha|vjerovatnoća u %',
  },
  tasks: {
    'tasks.completedAt': 'datum završetka stvarni',
  },
}
