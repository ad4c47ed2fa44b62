import type { Labels } from '../../targets'

export const VIETNAMESE: Labels = {
  anywhere: {
    fullName: 'họ tên đầy đủ|tên hiển thị|tên người|họ và tên đầy đủ|tên cá nhân|tên khách|tên thành viên|họ tên khách',
    firstName: 'tên riêng|tên (first name)|tên gọi riêng|first name (tên)|tên của người liên hệ|tên riêng người liên hệ',
    middleName: 'tên đệm|tên lót|chữ lót|đệm',
    lastName: 'họ & tên đệm|họ và chữ lót|họ và đệm|họ (last name)|họ của người liên hệ|họ người liên hệ',
    namePrefix: 'cách xưng hô|lời chào|học hàm|học vị|quý danh|chào đón|tiền tố|ông/bà',
    nameSuffix: 'hậu tố|hậu tố tên',
    nickname: 'biệt danh|tên thường gọi|biệt hiệu|tên khác|bí danh|tên thân mật',
    jobTitle:
      'vị trí công việc|vị trí công tác|nghề|chức danh nghề nghiệp|vai trò công việc|chức vụ người liên hệ|chức danh người liên hệ|chức vụ liên hệ',
    company:
      'tên tổ chức|tài khoản|tên tài khoản|công ty/tổ chức|tên công ty/tổ chức|công ty khách hàng|tên công ty khách hàng|khách hàng doanh nghiệp',
    companyIndustry:
      'ngành công nghiệp|ngành hàng|ngành kinh doanh|ngành nghề chính|công nghiệp|lĩnh vực ngành nghề|nhóm ngành|ngành chính',
    companyWebsite: 'trang web công ty|web công ty|website doanh nghiệp|url công ty',
    email: 'thư|hộp thư|email phụ|email công ty|email cơ quan',
    phone: 'điện thoại 1|điện thoại 2|sđt 1|sđt 2|số cố định',
    link: 'địa chỉ web|địa chỉ website|liên kết website|url trang web|url website|địa chỉ trang web|trang web url|trang mạng',
    street: 'đường phố|số nhà/đường|địa chỉ 1|phố|đường 1',
    city: 'thị xã',
    region: 'bang|vùng|tiểu bang|bang/tỉnh|tỉnh/bang',
    postalCode: 'mã zip|mã bưu cục|mã thư tín|mã bưu|số bưu chính',
    country: 'đất nước|quốc gia/vùng|nước/vùng|mã quốc gia|quốc tịch',
    address: 'địa chỉ chính|địa chỉ kh|địa chỉ khác|nơi cư trú|địa chỉ riêng',
    birthday: 'sinh ngày|ns',
    owner: 'chủ sở hữu|người sở hữu|nhân viên quản lý|được giao cho|giao cho|phân công|phân công cho|người được phân công',
    tags: 'từ khóa|danh mục|phân khúc|thẻ tag|phân loại khách hàng|phân khúc khách hàng|hạng mục|thẻ đánh dấu',
    source:
      'nguồn khách|nguồn tiềm năng|nguồn đầu mối|nguồn dẫn|nguồn cơ hội|nguồn khách hàng tiềm năng|nguồn tiếp cận|nguồn liên hệ',
    description: 'chú thích|bình luận|mô tả chi tiết|thông tin khác|chú ý|thông tin bổ sung|thông tin mô tả|g/c',
    doNotContact:
      'không gọi|không gọi điện|không liên hệ|không liên lạc|không gửi email|từ chối email|từ chối nhận email|hủy đăng ký',
  },
  people: {
    'people.fullName': 'quý khách|khách',
    'people.jobTitle': 'công việc',
    'companies.size': 'số nhân viên|số lượng nhân viên|quy mô|quy mô nhân sự|quy mô công ty|số lao động|số lượng nhân sự|nhân sự',
    'people.originalCreatedAt': 'ngày tạo|tạo lúc|thời gian tạo|ngày khởi tạo|ngày nhập|ngày thêm|ngày đăng ký|tạo ngày',
    'people.recordId': 'mã|mã số|stt|số thứ tự|mã bản ghi|mã tham chiếu|id bản ghi|mã ngoài',
    'people.street': 'địa chỉ 1',
    'people.region': 'tỉnh / thành phố',
  },
  companies: {
    'companies.name': 'quý khách|khách|tên giao dịch|tên viết tắt|tên pháp lý|tên thương mại|tên đăng ký|tên cửa hàng',
    'people.jobTitle': 'công việc',
    'companies.size':
      'số lao động|số lượng nhân sự|nhân sự|số người|quy mô doanh nghiệp|số lượng lao động|tổng số nhân viên|tổng nhân viên',
    'companies.originalCreatedAt': 'ngày tạo|tạo lúc|thời gian tạo|ngày khởi tạo|ngày nhập|ngày thêm|ngày đăng ký|tạo ngày',
    'companies.recordId': 'mã số|stt|số thứ tự|mã bản ghi|mã tham chiếu|id bản ghi|mã ngoài|mã định danh',
    'companies.domain': 'tên miền|tên miền công ty|miền|tên miền email|domain công ty',
    'companies.phone': 'đt công ty',
    'companies.street': 'đường trụ sở|đường đăng ký',
    'companies.region': 'tỉnh trụ sở|tỉnh đăng ký',
    'companies.address': 'trụ sở|trụ sở chính|địa chỉ đkkd|văn phòng|địa chỉ thuế',
    'companies.owner': 'chủ sở hữu công ty|chủ sở hữu tài khoản|người phụ trách khách hàng',
  },
  deals: {
    'companies.name': 'quý khách|khách',
    'deals.originalCreatedAt': 'tạo lúc|thời gian tạo|ngày nhập|ngày thêm|ngày đăng ký|tạo ngày|ngày giờ tạo|thời điểm tạo',
    'deals.recordId': 'mã|mã số|stt|số thứ tự|mã bản ghi|mã tham chiếu|id bản ghi|mã ngoài',
    'deals.title': 'cơ hội kinh doanh|tiêu đề|chủ đề|tên hợp đồng/dự án|đề tài|vụ việc|tiêu đề giao dịch|tiêu đề cơ hội',
    'deals.pipeline':
      'quy trình|quy trình bán hàng|phễu|phễu bán hàng|quy trình kinh doanh|luồng bán hàng|đường ống|đường ống bán hàng',
    'deals.stage':
      'mức|tình trạng bán hàng|giai đoạn giao dịch|bước bán hàng|giai đoạn kinh doanh|giai đoạn hiện tại|tên giai đoạn|giai đoạn thương vụ',
    'deals.status':
      'trạng thái cơ hội|tình trạng cơ hội|trạng thái giao dịch|trạng thái thương vụ|tình trạng giao dịch|hiện trạng|tình trạng hợp đồng|thắng/thua',
    'deals.amount': 'trị giá|tổng|giá trị giao dịch|giá trị thương vụ|doanh số|số tiền giao dịch|tổng số tiền|giá trị dự án',
    'deals.currency': 'đồng tiền|đơn vị tiền|mã tiền tệ|ngoại tệ|loại tiền tệ|đvt tiền|tên tiền tệ|mã tiền',
    'deals.probability':
      'tỷ lệ|khả năng chốt|tỉ lệ thắng|xác suất thắng|khả năng thắng|xác suất chốt|độ khả thi|phần trăm thành công',
    'deals.expectedCloseOn':
      'ngày kết thúc dự kiến|dự kiến kết thúc|ngày kỳ vọng/kết thúc|ngày kết thúc kỳ vọng|ngày kết thúc mong đợi|thời gian dự kiến chốt|ngày ký dự kiến|ngày dự kiến đóng',
    'deals.closedAt':
      'ngày đóng thực tế|ngày kết thúc thực tế|đã đóng ngày|ngày hoàn thành|ngày giao dịch|ngày hoàn tất|ngày đã đóng|ngày đóng giao dịch',
    'deals.wonAt':
      'ngày thắng|ngày thành công|thắng lúc|ngày chốt thành công|ngày giành được|ngày thắng thầu|ngày trúng thầu|thắng ngày',
    'deals.lostAt': 'ngày thua|ngày thất bại|thua lúc|ngày mất|ngày mất cơ hội|ngày thua thầu|thời gian thua|ngày đóng thua',
    'deals.lostReason':
      'lý do không thành công|nguyên nhân thua|lý do mất cơ hội|lí do thất bại|lý do đóng thua|lý do thua thầu|lý do mất khách|lí do thua',
    'deals.owner': 'chủ sở hữu giao dịch|chủ sở hữu cơ hội|người phụ trách cơ hội|chủ cơ hội|người sở hữu giao dịch',
    'people.fullName': 'sổ liên lạc',
  },
  tasks: {
    'companies.name': 'quý khách|khách',
    'tasks.kind': 'phân loại|kiểu|loại hoạt động|loại hình|kiểu hoạt động|thể loại|hình thức|dạng',
    'tasks.recordId': 'mã|mã số|stt|số thứ tự|mã bản ghi|mã tham chiếu|id bản ghi|mã ngoài',
    'tasks.title': 'đề tài|tác vụ|tên tác vụ|tên hoạt động|tiêu đề công việc|chủ đề công việc|tiêu đề nhiệm vụ|tên việc',
    'tasks.status':
      'hiện trạng|tình trạng công việc|trạng thái công việc|trạng thái nhiệm vụ|tình trạng xử lý|trạng thái tác vụ|tình trạng nhiệm vụ|tình trạng hoàn thành',
    'tasks.due':
      'ngày kết thúc|ngày kết thúc dự kiến|ngày dự kiến hoàn thành|ngày đáo hạn|thời gian kết thúc|hạn thực hiện|ngày|ngày hạn chót',
    'tasks.completedAt':
      'ngày kết thúc thực tế|ngày hoàn tất|thời gian hoàn thành|ngày xong|đã hoàn thành lúc|hoàn tất lúc|thời điểm hoàn thành|đã hoàn thành ngày',
    'tasks.body':
      'mô tả công việc|mô tả nhiệm vụ|chi tiết công việc|ghi chú công việc|nội dung nhiệm vụ|mô tả tác vụ|chi tiết nhiệm vụ|nội dung tác vụ',
    'tasks.dueTime': 'thời gian|giờ kết thúc|giờ hẹn|giờ hết hạn|giờ bắt đầu|giờ đến hạn|giờ hạn chót|giờ thực hiện',
    'tasks.remindAt': 'nhắc nhở|nhắc việc|thời gian nhắc|nhắc lúc|nhắc hẹn|ngày nhắc|lời nhắc|giờ nhắc',
    'tasks.priority':
      'độ khẩn|mức độ khẩn cấp|thứ tự ưu tiên|tầm quan trọng|độ quan trọng|cấp độ ưu tiên|mức độ khẩn|tính ưu tiên',
    'tasks.assignee':
      'nhân viên thực hiện|người đảm nhận|người nhận|người thực thi|nhân viên xử lý|người nhận nhiệm vụ|người được giao việc|nv thực hiện',
    'tasks.related': 'liên quan|liên quan đến|liên quan tới|đối tượng liên quan|bản ghi liên quan|cơ hội liên quan|chủ|thuộc về',
  },
  notes: {
    'companies.name': 'quý khách|khách',
    'notes.detail': 'vị trí|trạng thái|tình trạng|địa điểm|hướng|hướng cuộc gọi|thời lượng cuộc gọi|nơi họp',
    'notes.kind': 'phân loại|loại liên hệ|kiểu|loại hình|kiểu hoạt động|thể loại|dạng|loại hình hoạt động',
    'notes.happenedAt': 'ngày ghi nhận|ngày thắng|khi nào|ngày thực hiện|giờ bắt đầu|ngày và giờ|ngày bắt đầu|thời gian bắt đầu',
    'notes.recordId': 'mã|mã số|stt|số thứ tự|mã bản ghi|mã tham chiếu|id bản ghi|mã ngoài',
    'notes.title': 'đề tài|hoạt động|tên hoạt động|tựa đề|đề mục|vấn đề|tên cuộc họp|tiêu đề cuộc gọi',
    'notes.related': 'liên quan|liên quan đến|liên quan tới|đối tượng liên quan|bản ghi liên quan|cơ hội liên quan|chủ|thuộc về',
    'notes.body':
      'biên bản họp|biên bản cuộc họp|nội dung tương tác|văn bản|ghi chú cuộc gọi|ghi chú cuộc họp|nội dung hoạt động|nội dung email',
    'people.fullName':
      'người tham dự|người gặp|người gọi|thành phần tham dự|người được gọi|gọi cho|gặp với|người tham dự (khách hàng)',
  },
}
