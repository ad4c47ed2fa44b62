import type { AliasNames } from '../targets'

/** Further names that mean the same in a file of whatever, in the languages of the east. */
export const FURTHER_NAMES_EAST: Readonly<Record<string, AliasNames>> = {
  nearEast: {
    fullName:
      'שם הלקוח|שם לקוח|שם ומשפחה|שם פרטי ומשפחה|שם המלא|שם איש הקשר|שם איש קשר|שם התלמיד|שם המשתתף|שם מועמד|الاسم بالكامل|الاسم الثلاثي|الاسم الرباعي|اسم الزبون|اسم المشترك|اسم جهة الاتصال|جهة الاتصال|الشخص المسؤول|اسم المسؤول|الشخص المسؤول عن التواصل|مسؤول التواصل|اسم الموظف|اسم العضو|الأسم|نام و نام خانوادگی|نام کامل|نام مشتری|نام مخاطب|شخص رابط|طرف تماس|نام رابط|نام و نام خانوادگی مشتری',
    lastName: 'משפחה|الاسم الأخير|الكنية|العائلة|إسم العائلة|لقب العائلة|نام خانوادگی|فامیلی|فامیل|نام فامیل',
    jobTitle:
      'תפקיד בחברה|מקצוע|עיסוק|משרה|المنصب|الوظيفه|المهنة|الصفة|الدور الوظيفي|مسمى الوظيفة|سمت|عنوان شغلی|شغل|پست سازمانی|سمت شغلی',
    namePrefix: 'תואר לפני|پیشوند',
    company:
      'שם העסק|שם עסק|ארגון|מקום עבודה|שם הארגון|שם ארגון|עסק|מעסיק|اسم المؤسسة|المؤسسة|الجهة|جهة العمل|المنشأة|اسم المنشأة|اسم الجهة|الشركه|مكان العمل|شرکت|نام شرکت|سازمان|نام سازمان|محل کار|موسسه',
    email:
      'כתובת מייל|כתובת אימייל|כתובת דוא ל|מייל אישי|מייל עבודה|כתובת דואר אלקטרוני|البريد|الايميل|إيميل|ايميل|البريد الالكتروني|بريد إلكتروني|عنوان البريد الإلكتروني|بريد الكتروني|ایمیل|پست الکترونیک|پست الکترونیکی|رایانامه|آدرس ایمیل',
    phone:
      'טל|טל נייד|טלפון בבית|טלפון בעבודה|טלפון נוסף|טלפון קווי|מס טלפון|מס נייד|מספר נייד|נייד 2|טלפון 2|טלפון 1|סלולר|פלאפון|וואטסאפ|טלפון סלולרי|טלפון משרד|تلفون|التلفون|هاتف|جوال|رقم الموبايل|الموبايل|موبايل|رقم التليفون|التليفون|رقم التواصل|رقم الاتصال|واتساب|رقم الواتساب|الهاتف المحمول|المحمول|هاتف المكتب|هاتف العمل|هاتف المنزل|الهاتف الجوال|رقم المحمول|الهاتف الثابت|هاتف ثابت|النقال|رقم النقال|رقم هاتف|تلفن|شماره تماس|شماره تلفن|تلفن ثابت|موبایل|شماره موبایل|تلفن همراه|همراه|شماره همراه|تلفن محل کار|تلفن منزل|تلفن تماس|واتساپ',
    street: 'רחוב ומספר|רח|רחוב ומספר בית|شارع|اسم الشارع|الحي والشارع|خیابان',
    city: 'יישוב|ישוב|עיר מגורים|עיר יישוב|مدينة|المدينه|البلدة|شهر|شهرستان',
    country: 'מדינה ארץ|الدوله|دولة|بلد|کشور',
    address:
      'כתובת מלאה|כתובת מגורים|כתובת למשלוח|عنوان|العنوان الكامل|العنوان بالتفصيل|عنوان السكن|العنوان التفصيلي|آدرس|نشانی|آدرس کامل|نشانی پستی',
    postalCode: 'מיקוד דואר|الرمز البريدى|رمز بريدي|ص ب|صندوق البريد|کد پستی',
    birthday: 'ת לידה|יום הולדת|תאריך יום הולדת|תאריך הולדת|تاريخ الولادة|الميلاد|تاريخ الميلاد هـ|عيد الميلاد|تاریخ تولد|تولد|متولد',
    tags: 'תגיות|תגית|תוויות|קבוצה|קבוצות|קטגוריה|الوسوم|وسوم|الفئة|المجموعة|العلامات|التصنيفات|برچسب|برچسب ها|گروه|دسته بندی|دسته',
    source:
      'מקור ליד|מקור הליד|מקור הפניה|איך הגיע|איך שמעת עלינו|הגיע דרך|مصدر|مصدر العميل|المصدر التسويقي|كيف سمعت عنا|مصدر التعارف|طريقة التعرف علينا|منبع|نحوه آشنایی|منبع آشنایی|منبع سرنخ|شیوه آشنایی',
    owner:
      'נציג|נציג מכירות|מנהל לקוח|אחראי לקוח|מטפל|איש המכירות|סוכן|גורם מטפל|מנהל תיק|مندوب المبيعات|المندوب|مسؤول المبيعات|الموظف المسؤول|مدير الحساب|مسؤول الحساب|البائع|المسئول|کارشناس|مسئول|کارشناس فروش|مسئول پیگیری|مسئول فروش|کارشناس مسئول|ویزیتور|بازاریاب|مالک',
    description:
      'הערות נוספות|פרטים|תיאור|פירוט|מידע נוסף|הערות כלליות|תאור|ملاحظة|الملاحظات|تعليق|تعليقات|وصف|الوصف|التفاصيل|تفاصيل|معلومات إضافية|ملاحظات إضافية|توضیحات|یادداشت|توضیح|یادداشت ها|شرح',
    link: 'אתר החברה|לינק|לינקדאין|קישור|כתובת אתר|الموقع|الموقع الالكتروني|موقع الويب|رابط|لينكد إن|وب سایت|سایت|آدرس سایت|لینکدین',
    detail: 'פקס|מחלקה בארגון|القسم الإداري|الإدارة|فاكس|واحد|بخش|دپارتمان|فکس|نمابر',
    companyIndustry:
      'תחום עיסוק|תחום פעילות|ענף פעילות|مجال العمل|النشاط|نشاط الشركة|المجال|نوع النشاط|صنعت|حوزه فعالیت|زمینه فعالیت|نوع فعالیت',
    lifecycle: 'סוג לקוח',
    firstName: 'الاسم الاول|الإسم الأول|نام|نام کوچک',
    middleName: 'الاسم الأوسط|اسم الأب|الاسم الثاني',
    region: 'المحافظه|محافظة|المقاطعة|الإمارة|الولاية|الحي|استان|منطقه',
  },
  eastAsian: {
    fullName:
      '대표자|대표자명|대표|대표자 성명|이름 성|신청자|신청자명|참석자|참석자명|회원명|예약자|예약자명|주문자|주문자명|담당자 이름|담당자 성명|고객 이름|고객성명|고객명 성명|氏名 漢字|お客様名|お客様氏名|ご担当者氏名|担当者氏名|代表者|代表者名|代表者氏名|参加者名|参加者氏名|会員名|申込者名|申込者氏名|ご本人氏名|連絡先名|先方担当|先方ご担当者|先方氏名|患者名|利用者名|応募者名|受講者名|受講者氏名|宛名|顧客氏名|客户姓名|联系人名称|客户联系人|会员姓名|学员姓名|参会人|参会人姓名|收件人|收货人|负责人姓名|法人|法定代表人|法人代表|对接人|聯絡人|聯絡人姓名|客戶姓名|連絡人|學員姓名|會員姓名|聯繫人|聯繫人姓名|聯絡窗口|窗口|主要联系人|首要联系人|姓名 中文|报名人|对方联系人|代表人|員工姓名',
    jobTitle:
      '직무|직위 직책|직급 직책|담당업무|직책 직급|役職名|肩書き 役職|職名|役職 肩書|職業|岗位|职称|頭銜|職稱|職務|職位|职位名称|职务名称|部门职务|岗位名称',
    company:
      '회사이름|소속|소속기관|기관명|상호|상호명|법인명|사업장명|기업|단체명|소속 회사|근무처|직장|직장명|업체|会社名 団体名|会社 団体名|貴社名|御社名|会社名 屋号|屋号|所属先|所属会社|所属団体|ご所属|会社 所属|店名|店舗名|勤務先名|勤務先会社名|お勤め先|所属企業|会社名 正式名称|客户公司|工作单位|就职公司|所在公司|所在单位|企业|机构|机构名称|组织|公司名稱|公司行號|任職公司|服務單位|服务单位|單位名稱|單位|店铺名称|公司全称|任职公司|公司單位|抬头|参展商|商号|客户名|계정 이름|계정',
    email:
      '이메일 주소|e메일|메일|전자우편|담당자 이메일|메일주소|전자 메일 주소|e-mailアドレス|eメールアドレス|電子メールアドレス|ご連絡先メール|連絡先メールアドレス|pcメール|携帯メール|メールアドレス1|メールアドレス2|メアド|电邮|邮件|邮箱地址|电子邮件地址|電子信箱|信箱|電郵|郵箱|电子邮箱地址|联系邮箱|公司邮箱|工作邮箱|電子郵件信箱',
    phone:
      '모바일|핸드폰 번호|휴대전화 번호|유선전화|사무실 전화|회사전화|집전화|대표전화|대표번호|내선번호|연락처1|연락처2|전화번호 2|일반전화|담당자 연락처|담당자 전화번호|고객 연락처|휴대폰 번호 뒤|직통전화|사무실번호|連絡先tel|連絡先電話|ご連絡先|日中連絡先|会社電話番号|自宅電話|自宅電話番号|代表番号|電話番号 代表|電話番号 携帯|固定電話番号|ケータイ|電話1|電話2|緊急連絡先電話番号なし|お電話番号|携帯tel|会社tel|連絡先電話番号 携帯|手機|手機號碼|電話號碼|座机|座机号|座机号码|固话|固定电话|办公室电话|单位电话|公司电话|家庭电话|联系方式 电话|联系人电话|联系人手机|聯絡電話|聯絡手機|行動電話|行動電話號碼|公司電話|市話|住家電話|电话2|手机2|备用电话|其他电话|手机号1|手机号2|手机 1|联系手机|移动电话号码|聯絡方式|连络电话|联络电话|分机号码|白天電話|收货人电话|手机 电话|联系号码|TEL部門|部門電話',
    street:
      '상세주소|도로명주소|지번주소|丁目 番地|番地以降|町名以降|以降の住所|住所 番地|建物名 部屋番号|住所1|住所2|住所3|市区町村番地|市区町村以降|详细地址|街道地址|街道门牌|詳細地址|邮寄街道|郵送先(町名・番地)|建物名・部屋番号など|建物名等',
    city: '구 군|시 군|市町村名|市区町村名|市区|所在城市|城市名称|地级市|縣市|市|邮寄城市|郵送先(市区郡)',
    region:
      '지역|광역시도|都道府県 選択|県名|府県|区域|省市|地区|省份名称|所在省份|所在地区|省 州|州|區域|地區|鄉鎮市區|区县|邮寄省/自治区/直辖市|郵送先(都道府県)',
    country: '나라|国名|国籍なし|國家|国家地区|國別|国别|邮寄国家/地区|郵送先(国)',
    postalCode:
      '우편|郵便|郵便番号 会社|郵便番号 ハイフンあり|自宅郵便番号|郵遞區號|邮政区号|邮编号码|郵編|邮寄邮政编码|郵送先(郵便番号)',
    address:
      '사업장주소|회사주소|자택주소|집주소|배송지|주소지|배송 주소|所在地|ご住所|会社住所|自宅住所|勤務先住所|送付先住所|住所 会社|本社所在地|連絡先住所|お住まい|本社住所|联系地址|公司地址|通讯地址|通訊地址|聯絡地址|家庭地址|办公地址|收货地址|住址|公司住址|戶籍地址|注册地址|單位地址|单位地址|详细住址|邮寄地址',
    birthday: '출생일|생일 양력|生年月日 西暦|お誕生日|誕生年月日|出生年月|出生年月日|出生日|生辰|出生日期 公历|客户生日',
    tags: '구분 태그|카테고리|顧客分類|カテゴリー名|客户分类|客户标签|標籤|分類|分类|類別|客户分组',
    source:
      '유입 경로|가입경로|방문경로|알게 된 경로|소개경로|유입채널|경로|신청경로|인입경로|紹介者|紹介元|ご紹介者|来店きっかけ|来店動機|知ったきっかけ|申込経路|入手経路|獲得元|集客経路|媒体|認知経路|問い合わせ経路|問合せ経路|お知りになったきっかけ|接点|渠道|客户渠道|获客渠道|信息来源|渠道来源|来源渠道|來源|客戶來源|得知管道|了解渠道|介绍人|推荐人|推薦人|介紹人|線索來源|潜在客户来源',
    owner:
      '영업 담당자|영업담당|담당 영업|담당사원|담당직원|관리자|당사 담당자|담당 매니저|担当営業者|弊社担当|自社担当|自社担当者|当社担当|当社担当者|弊社担当者|担当スタッフ|担当セールス|担当社員|社内担当者|営業担当名|主担当者|担当職員|跟进人员|业务员|业务员姓名|销售|销售员|销售人员|客户经理|归属人|归属销售|所属销售|所属人|业务经理|客服|客户负责人|負責人|業務員|業務|業務人員|負責業務|客戶經理|专员|顾问|我方负责人|对接销售|销售代表|销售顾问|维护人|经办人|跟单员|联系人所有人|业务机会所有人|客户所有人|潜在客户所有人|所有人|名刺所有者|取引先責任者 所有者|取引先 所有者|コンタクト担当者|営業担当者名|案件担当者名|会社担当者|연락처 소유자|계정 소유자|리드 소유자',
    description:
      '비고란|특이사항|참고사항|적요|상담내용|기타|코멘트|메모란|기타사항|고객메모|요청사항|備考欄|特記|メモ欄|摘要|その他備考|ご要望|要望|ご意見|自由記入|自由記入欄|ご相談内容|コメント欄|備考1|備考2|連絡事項|所感|補足|備註|備注|说明|说明备注|备注信息|附注|其他|描述|客户描述|註記|其他说明|补充说明|情况说明|跟进备注|跟进情况',
    link: '홈페이지 주소|사이트|웹 사이트|링크드인|urlリンク|ホームページurl|webサイトurl|サイトurl|リンク|公司网址|官网|公司官网|個人網站|网站地址|網址|網站|链接|領英|领英',
    detail:
      '부서명|소속부서|팀|팀명|部署 役職|部課名|部署 部門|ふりがな|フリガナ|所属部门|部門|微信|微信号|qq|qq号|line id|WeChat|工号',
    companyIndustry:
      '업태|종목|업태 종목|산업군|업종명|분야|業種名|業種 業態|業態|事業内容|業種区分|行业类别|所属行业类别|产业|行業|行業別|產業|產業別|经营范围|主营业务|主营|客户行业',
    firstName: '名 漢字|下の名前',
    lastName: '姓 漢字|名字|苗字|姓氏',
    namePrefix: '称谓|稱謂|尊称',
    lifecycle: 'ライフサイクルステージ',
  },
  southeastAsian: {
    fullName:
      'ชื่อ-สกุล|ชื่อ-นามสกุล|ชื่อเต็ม|ผู้ติดต่อ|ชื่อผู้ติดต่อ|บุคคลติดต่อ|ชื่อผู้ประสานงาน|ชื่อสมาชิก|ชื่อลูกค้า|ชื่อ นามสกุล ลูกค้า|ชื่อผู้สมัคร|họ và tên khách hàng|tên người liên hệ|người đại diện|khách hàng|họ tên khách hàng|tên học viên|người đại diện pháp luật|họ tên học viên|tên kh|đại diện|tên đầu mối|nama|nama klien|nama konsumen|nama peserta|nama anggota|kontak|narahubung|nama narahubung|nama pic|contact person|nama customer|nama pemilik|nama pembeli|penanggung jawab nama|nama siswa|nama panjang',
    firstName: 'ชื่อ|ชื่อจริง|tên gọi|nama pertama',
    nickname: 'ชื่อเล่น|nama panggilan',
    lastName: 'สกุล|นามสกุล|họ đệm|họ và tên đệm|họ lót|họ và tên lót|nama keluarga|nama akhir',
    namePrefix: 'คำนำหน้า|คำนำหน้าชื่อ|คำนำหน้านาม|danh xưng|xưng hô|sapaan|gelar',
    jobTitle: 'ตำแหน่งงาน|อาชีพ|ตำแหน่ง|nghề nghiệp|chức danh công việc|profesi|pekerjaan jabatan|jabatan pic',
    company:
      'ชื่อบริษัท|หน่วยงาน|องค์กร|ชื่อหน่วยงาน|ชื่อร้าน|สถานที่ทำงาน|บริษัท หน่วยงาน|ที่ทำงาน|ชื่อร้านค้า|cơ quan|tổ chức|nơi làm việc|tên đơn vị|tên doanh nghiệp|cty|tên cty|đơn vị công tác|nơi công tác|tên cơ quan|nama instansi|perusahaan instansi|nama usaha|nama toko|tempat kerja|asal instansi|lembaga|nama lembaga|organisasi|badan usaha|asal perusahaan|kantor nama|toko',
    email:
      'อีเมล์|อีเมลล์|ที่อยู่อีเมล|เมล|อี-เมล|email liên hệ|địa chỉ mail|email cá nhân|thư điện tử email|hòm thư|alamat surel|email pic',
    phone:
      'เบอร์มือถือ|เบอร์ติดต่อ|เบอร์|โทร|หมายเลขโทรศัพท์|โทรศัพท์มือถือ|เบอร์โทรติดต่อ|เบอร์ที่ทำงาน|โทรศัพท์บ้าน|โทรศัพท์ที่ทำงาน|เบอร์โทรศัพท์มือถือ|หมายเลขติดต่อ|เบอร์ออฟฟิศ|โทรศัพท์สำนักงาน|số đt|số di động|điện thoại di động|đt di động|điện thoại cố định|điện thoại bàn|số liên hệ|điện thoại liên hệ|số máy|đt cố định|đtdđ|sđt liên hệ|số điện thoại liên hệ|đt bàn|số zalo|điện thoại cơ quan|điện thoại nhà riêng|nomor wa|no wa|telp|no telpon|no handphone|nomor handphone|handphone|ponsel|nomor ponsel|telepon kantor|telepon rumah|telepon genggam|kontak hp|nomor kontak|no kontak|nomor whatsapp|no tlp|tlp|telepon seluler|nomor telp|telpon|no ponsel|no hp wa|telp kantor',
    street: 'ถนน|เลขที่|nama jalan|alamat jalan',
    city: 'เมือง|อำเภอ|เขต|อำเภอ/เขต|เขต/อำเภอ|tp|tỉnh thành phố|thành phố tỉnh|tỉnh tp|kabupaten|kota kabupaten|kab kota|kabupaten kota|kota kab',
    region: 'จังหวัด|ภาค|quận|huyện|khu vực|tỉnh thành phố trực thuộc|vùng miền|propinsi|kecamatan|wilayah|prov',
    country: 'ประเทศ|negara asal',
    postalCode: 'รหัสไปรษณีย์|ไปรษณีย์',
    address:
      'ที่อยู่ปัจจุบัน|ที่อยู่จัดส่ง|ที่อยู่บริษัท|ที่อยู่ลูกค้า|địa chỉ liên hệ|địa chỉ nhà|địa chỉ công ty|địa chỉ giao hàng|địa chỉ thường trú|đ c|nơi ở|alamat rumah|alamat kantor|alamat perusahaan|alamat pengiriman|alamat domisili',
    birthday:
      'วันเกิด|วันเดือนปีเกิด|ว/ด/ป เกิด|ngày tháng năm sinh|năm sinh|ngày sinh nhật|ngày sinh khách hàng|tgl lahir|ulang tahun|ultah|tanggal ulang tahun',
    tags: 'แท็ก|กลุ่ม|กลุ่มลูกค้า|หมวดหมู่|nhóm|nhóm khách hàng|phân loại|nhóm kh|phân nhóm|grup|kelompok|label pelanggan|kategori pelanggan|segmen',
    source:
      'แหล่งที่มา|ที่มา|ช่องทาง|รู้จักเราจาก|ช่องทางที่รู้จัก|ช่องทางการติดต่อ|ที่มาของลูกค้า|nguồn kh|nguồn đến|biết đến qua|kênh|nguồn gốc|kênh tiếp cận|nguồn data|người giới thiệu|nguồn lead|sumber info|sumber informasi|tahu dari mana|sumber lead|sumber pelanggan|sumber prospek|mengetahui dari|info dari',
    owner:
      'ผู้รับผิดชอบ|พนักงานขาย|ผู้ดูแล|เซลส์|เซลล์|ผู้ดูแลลูกค้า|เจ้าหน้าที่|พนักงานที่ดูแล|เซลส์ผู้ดูแล|nhân viên|nhân viên kinh doanh|nv phụ trách|nvkd|sale phụ trách|người quản lý|nhân viên chăm sóc|nv kinh doanh|nhân viên bán hàng|chuyên viên|người chăm sóc|nama sales|petugas|account officer|tenaga penjual|staf|ditangani oleh|pj|sales penanggung jawab|wiraniaga',
    description:
      'หมายเหตุ|รายละเอียด|บันทึก|ข้อมูลเพิ่มเติม|โน้ต|อื่นๆ|คำอธิบาย|ความคิดเห็น|ghi chú khác|chi tiết|lưu ý|thông tin thêm|diễn giải|nội dung ghi chú|ghi chú thêm|ket|keterangan lain|deskripsi|informasi tambahan|keterangan tambahan|catatan tambahan|rincian',
    link: 'เว็บไซต์|เว็บไซด์|เฟซบุ๊ก|เว็บ|website công ty|trang chủ|facebook link|situs|website perusahaan',
    companyIndustry:
      'ประเภทธุรกิจ|อุตสาหกรรม|ธุรกิจ|lĩnh vực hoạt động|ngành nghề kinh doanh|lĩnh vực kinh doanh|loại hình kinh doanh|bidang|industri|jenis usaha|sektor|bidang industri|bidang pekerjaan',
    detail: 'แผนก|ฝ่าย|แฟกซ์|ไลน์|ไลน์ไอดี|โทรสาร|phòng|mã số thuế cá nhân|số fax|departemen|unit kerja|bagian divisi|npwp pribadi',
  },
  greek: {
    fullName:
      'όνομα και επώνυμο|επώνυμο και όνομα|ον/μο|ονομ/νυμο|ονοματεπώνυμο πελάτη|όνομα πελάτη|άτομο επικοινωνίας|πρόσωπο επικοινωνίας|επαφή|ονοματεπώνυμο επικοινωνίας|όνομα επικοινωνίας|πελάτης ονοματεπώνυμο|συμμετέχων|μέλος|στοιχεία πελάτη',
    firstName: 'ον|όνομα μικρό',
    middleName: 'πατρώνυμο|όνομα πατρός',
    lastName: 'επων',
    namePrefix: 'προσφώνηση|τίτλος προσφώνησης',
    jobTitle: 'θέση στην εταιρεία|ειδικότητα|ρόλος|αρμοδιότητα',
    company: 'επωνυμία πελάτη εταιρεία|φορέας|οργανισμός|εργοδότης|επωνυμία επιχείρησης|διακριτικός τίτλος',
    email:
      'e-mail επικοινωνίας|ηλ διεύθυνση|ηλεκτρονική διεύθυνση|ηλ. ταχ|μέιλ|ιμέιλ|διεύθυνση ηλεκτρονικού ταχυδρομείου|ηλεκτρονική αλληλογραφία',
    phone:
      'τηλέφωνα|τηλ επικοινωνίας|τηλέφωνο επικοινωνίας|αριθμός τηλεφώνου|κιν|κιν τηλ|τηλ οικίας|τηλέφωνο οικίας|σταθ|τηλ σταθερό|τηλ κιν|τηλέφωνο σταθερό|τηλ. οικ|τηλ εργ',
    street: 'οδός & αριθμός|δρόμος|οδός αρ',
    city: 'πόλη περιοχή|δήμος|τόπος|οικισμός',
    country: 'κράτος',
    postalCode: 'ταχ κωδ|ταχ. κωδικός|ταχυδρομικός κωδικός',
    address: 'δ/νση|διεύθυνση κατοικίας|διεύθυνση έδρας|έδρα|διεύθυνση πελάτη|διεύθυνση εργασίας|διεύθυνση αποστολής',
    birthday: 'ημ γέννησης|ημ/νία γέννησης|ημερ γέννησης|γεννήθηκε|ημερομηνία γεννήσεως|ημ. γεν',
    tags: 'ομάδα|κατηγορία|κατηγορία πελάτη|ομάδες|ετικέτα',
    source:
      'από πού μας έμαθε|πώς μας βρήκε|σύσταση|πηγή πελάτη|πώς μας έμαθε|πώς μας μάθατε|κανάλι|συστήθηκε από|προέλευση πελάτη',
    owner: 'χειριστής|αρμόδιος|ανατέθηκε σε|σύμβουλος|υπεύθυνος πελάτη|εμπορικός|ανάθεση|συνεργάτης',
    description: 'παρατήρηση|λοιπά|σημείωση|λεπτομέρειες|πληροφορίες|επιπλέον πληροφορίες|γενικές παρατηρήσεις',
    link: 'ιστοσελίδα εταιρείας|διεύθυνση ιστοσελίδας',
    companyIndustry: 'τομέας|κλάδος δραστηριότητας|αντικείμενο|επιτήδευμα|αντικείμενο δραστηριότητας|αντικείμενο εργασιών',
    detail: 'τμήμα εταιρείας|δου|διεύθυνση τμήμα|αφμ πελάτη',
  },
  slavic: {
    fullName:
      'піб клієнта|ф і п|прізвище ім я по батькові|прізвище та ім я|прізвище ім я|контактна особа піб|ім я клієнта|ім я контакту|піб контактної особи|учасник|ім я та прізвище клієнта|піб співробітника|фио клиента|фио контакта|контактное лицо|фамилия и имя|фамилия имя отчество|имя клиента|участник|фио участника|фио сотрудника|контактное лицо фио|клиент фио|имя контакта|гость|фио гостя|фио пациента|фио ученика|имена|трите имена|име на клиента|име и презиме|лице контакт|име на контакт|отговорно лице за контакт|име презиме фамилия|презиме и име|контакт особа|особа за контакт|ime i prezime kupca|ime klijenta|ime kupca|osoba za kontakt|prezime i ime|ime kontakta|polaznik|član|ime člana|učesnik|imetnik|kontakt oseba|kontaktna oseba|sudionik|odgovorno lice|ime polaznika|ime i prezime klijenta|ime pacijenta',
    jobTitle:
      'позиція|роль|професія|профессия|должность в компании|професия|роля|функция|радно место|функција|položaj|uloga|zvanje|naziv radnog mjesta|struka',
    namePrefix: 'звернення|обращение|обръщение|titula|oslovljavanje|nagovor|naziv titula',
    company:
      'фірма|назва фірми|організація компанія|місце роботи|установа|назва підприємства|заклад|тов|юр особа|назва установи|назва закладу|роботодавець|название организации|юрлицо|название фирмы|предприятие организация|работодатель|место работы|наименование|учреждение|фирма клиент|месторабота|име на фирмата|фирма организация|наименование на фирма|дружество клиент|работодател|компанија|предузеће|назив фирме|kompanija|naziv kompanije|ime firme|ustanova|organizacija|organizacija firma|tvrtka ustanova|naziv poduzeća|poslodavac|pravno lice|naziv preduzeća|tvrtka organizacija|pravna osoba',
    email:
      'ел адреса|e mail адреса|адреса ел пошти|електронна адреса|емейл|імейл|мейл|ел скринька|е пошта|адреса електронної пошти|пошта e mail|эл адрес|адрес электронной почты|электронный адрес|рабочая почта|личная почта|e mail адрес|личный email|ел поща|ел. адрес|електронен адрес|имејл|mejl|imejl|e mail adresa|mail adresa|el pošta|адреса е-поште|elektronska adresa|адреса електронске поште',
    phone:
      'телефони|контактний телефон|тел роб|тел дом|номер тел|додатковий телефон|стаціонарний телефон|міський телефон|телефон для зв язку|вайбер|сот тел|контактный номер|раб тел|дом тел|тел раб|доп телефон|городской телефон|стационарный телефон|телефоны|контакты телефон|ватсап|вотсап|телефон контакта|телефон клиента|тел номер|джиесем|служебен телефон|домашен телефон|стационарен|стационарен телефон|телефон за контакт|тел за връзка|гсм|тел за контакт|мобилни|мобилни телефон|број телефона|broj mobitela|tel broj|br telefona|broj mobilnog|fiksni|fiksni tel|telefon fiksni|kućni telefon|poslovni telefon|službeni telefon|gsm broj|контакт телефон|telefon na poslu|mobitel broj|prenosni telefon|mobilna številka|рабочий прямой телефон|телефон переносной|прямой телефон|прямой номер',
    street:
      'вулиця будинок|вул|вулиця номер будинку|вулиця та номер|улица дом|ул|улица и дом|улица дом квартира|улица и номер|улица №|улица и број|ulica i br|ulica broj',
    city: 'нас пункт|населений пункт місто|місто село|населенный пункт|город населенный пункт|населено място град|гр/с|град село|место|naselje|opština|opčina|mjesto stanovanja|naselje mjesto|grad mjesto|mesto stanovanja|prebivalište',
    region: 'обл|район|район області|край область|республика|општина|округ|županija regija|opština okrug|pokrajina',
    postalCode: 'пошт індекс|zip індекс|почт индекс|пощ код|пощенски|поштански број|ptt|ptt broj|poštanski br|pošt. br|ptt br',
    address:
      'адреса проживання|адреса доставки|юридична адреса|фактична адреса|юр адреса|адреса клієнта|полный адрес|адрес проживания|адрес доставки|юридический адрес|фактический адрес|юр адрес|почтовый адрес|домашний адрес|адрес клиента|адрес за доставка|адрес за кореспонденция|седалище|адрес на управление|пълен адрес|adresa stanovanja|adresa prebivališta|adresa sjedišta|sjedište|sedište|puna adresa|adresa dostave|adresa firme|adresa klijenta',
    birthday:
      'д н|дата нар|день нар|дата народж|дата рожд|д р|год рождения|роден на|рожд дата|рождена дата|дата на раждане рд|рд|родена|датум рођења|datum rođ|dat rođenja|rođen|god rođenja|dan rođenja|rojstni dan',
    tags: 'група|групи|категорія|тег|категорія клієнта|сегмент|группа|группы|категория|категория клиента|статус клиента тег|тагове|grupa|grupe|kategorija|oznaka|ознаке|категорија|tagovi',
    source:
      'звідки|звідки дізнались|звідки дізналися|канал|рекомендація|звідки клієнт|джерело клієнта|канал залучення|як дізналися про нас|источник|откуда пришел|откуда узнал|канал привлечения|источник контакта|источник обращения|как узнали|рекламный источник|кто рекомендовал|откуда клиент|откъде|откъде ни знае|как ни откри|препоръка|откъде научи за нас|препоръчан от|произход|извор|preporuka|kako ste čuli za nas|odakle|kanal|kako je saznao|izvor kontakta|preporučio|izvor leada|odakle su čuli za nas',
    owner:
      'куратор|менеджер клієнта|хто веде|веде|відп менеджер|відп|закріплений менеджер|хто|торговий представник|отв|ответственный сотрудник|менеджер клиента|закрепленный менеджер|персональный менеджер|торговый представитель|куратор клиента|отв менеджер|сотрудник|обслужващ|консултант|търг представител|отговаря|мениджър|агент|служител|заступник|zastupnik prodaje|prodajni predstavnik|vlasnik|zadužena osoba|referent|odgovorni|одговорно лице|voditelj|vodi|zadužen za kupca|prodajni zastupnik|račun vodi|komercijala|savjetnik|основной менеджер|владелец|владелец контакта|власник|основний менеджер|власник контакту|собственик',
    description:
      'зауваження|додаткова інформація|деталі|інше|додатково|прим|коментарі менеджера|нотатка|особливості|дополнительная информация|доп информация|доп сведения|иное|особенности|пометки|комментарий менеджера|коментари|други|допълнителна информация|особености|бел|допълнително|детайли|напомена|напомене|primjedba|primedba|belješke|bilješka|beleška|zabilješke|dodatne informacije|ostalo|detalji|dodatne napomene|primjedbe|primedbe',
    link: 'веб сторінка|сайт компанії|веб|сторінка|посилання|сайт компании|веб страница|ссылка|соцсети|вконтакте|вк|интернет страница|уеб страница|страница|сајт|sajt|web sajt|internet adresa|web adresa|vebsajt|poveznica',
    companyIndustry:
      'вид діяльності|діяльність|галузь компанії|напрям|сфера|отрасль|сфера деятельности|вид деятельности|направление деятельности|дейност|предмет на дейност|вид дейност|сектор|делатност|grana|industrija|branša|oblast rada|područje djelovanja|vrsta djelatnosti',
    detail: 'підрозділ|подразделение|телеграм|департамент|одељење|služba|odeljenje služba',
    middleName: 'ime oca|srednje ime|ime jednog roditelja',
    country: 'држава|država zemlja',
  },
  romanian: {
    fullName:
      'nume client|numele și prenumele|nume și prenume client|pers contact|nume contact|client persoană|reprezentant|reprezentant legal|nume participant|nume persoană de contact|nume membru|prenume și nume',
    firstName: 'prenume client|prenume contact',
    lastName: 'nume familie|numele de familie',
    namePrefix: 'titulatură|apelativ|formulă de adresare',
    jobTitle: 'funcția deținută|meserie|profesie|titlu post|poziția',
    company:
      'companie client|firma client|angajator|instituție|loc de muncă|organizație companie|societatea|denumire societate|denumirea firmei|nume companie|nume societate|entitate|persoană juridică|operator economic',
    email: 'adresă mail',
    phone: 'număr telefon|tel fix|telefon acasă|telefoane|telefon birou|telefon fix birou',
    street: 'strada și nr|strada nr|strada și numărul',
    city: 'localitate oraș|oraș localitate|orașul|sat comună|municipiul',
    region: 'jud|sector județ|județ sector|judetul',
    address: 'adresa de livrare|adresă livrare|sediu social|domiciliu|adresa domiciliu|adresă de corespondență',
    birthday: 'data nașt|născut|ziua de naștere|zi naștere|dată naștere|născut la',
    tags: 'grupuri|etichetă|categorie client',
    source:
      'cum a aflat|recomandare|recomandat de|canal|de unde ne cunoaște|cum ați aflat de noi|sursa contact|sursă client|sursa clientului',
    owner:
      'consilier|persoana responsabilă|gestionat de|om de vânzări|vânzător|responsabil client|manager cont|responsabil vânzări|atribuit lui|agent alocat',
    description: 'alte informații|altele|detaliu|informații suplimentare|obs client|alte detalii|notițe',
    link: 'site ul|adresă web|website companie|pagină internet',
    companyIndustry: 'domeniul de activitate|obiect de activitate|activitate principală|ramură|domeniu activitate',
    detail: 'departamentul|compartiment',
  },
  hungarian: {
    fullName:
      'kapcsolattartó személy|kontakt személy|vevő neve|tag neve|résztvevő|résztvevő neve|ügyintéző neve|kapcsolattartó név|cégvezető|dolgozó neve|vendég neve|páciens neve|jelentkező neve|személy neve|kapcsolat neve|munkatárs neve',
    firstName: 'keresztneve|utóneve',
    lastName: 'vezetékneve|családi név',
    namePrefix: 'megszólítás|előtag|név előtag',
    jobTitle: 'munkakör|beosztása|munkaköre|szerepkör|foglalkozás|tisztség',
    company: 'munkahely|munkáltató|szervezet|cég megnevezése|intézmény neve|vállalkozás neve|szervezet neve|munkahely neve',
    email: 'drótposta|elektronikus cím|e mail címek|villámposta|levelezési e mail',
    phone:
      'tel szám|vezetékes telefonszám|vonalas telefon|telefonszáma|vonalas|irodai telefon|központi telefon|céges telefon|céges mobil|telefonos elérhetőség',
    street: 'utca hsz|közterület|közterület neve|cím utca|utca és házszám|utca hsz em ajtó|közterület házszám',
    city: 'helység|helységnév|város község|község|lakhely|székhely város|település neve|városnév',
    region: 'vármegye|járás',
    country: 'országkód|ország neve',
    postalCode: 'irsz|ir szám|postai irányítószám|irányítósz',
    address:
      'lakcím|székhely|postacím|levelezési cím|számlázási cím|szállítási cím|teljes cím|telephely|címe|székhely címe|lakhely címe|értesítési cím',
    birthday: 'született|szül dátum|születés dátuma|születési idő|szül|szül ideje|születési nap',
    tags: 'címke|csoport|csoportok|kategória|kategóriák|ügyfélcsoport|partner csoport|besorolás|szegmens|vevőcsoport',
    source:
      'honnan jött|honnan ismer minket|ajánló|hirdetés|hol hallott rólunk|honnan hallott|csatorna|honnan értesült|érdeklődés forrása|ki ajánlotta',
    owner:
      'üzletkötő|értékesítő|kapcsolattartónk|ügyfélfelelős|tanácsadó|területi képviselő|ügyfélmenedzser|kezelő|gazda|felelős munkatárs|ügyfélgazda|értékesítési képviselő|kolléga',
    description: 'leírás|jegyzetek|egyéb|egyéb információ|megj|egyéb adat|információ|észrevételek|megjegyz|további információ',
    link: 'webcím|internet cím|weblap|honlap címe|weboldala',
    companyIndustry: 'iparág|ágazat|tevékenység|tevékenységi kör|szakma|szektor|főtevékenység|üzletág|tevékenységi terület',
    detail: 'részleg|szervezeti egység',
  },
  turkish: {
    fullName:
      'isim soyisim|ad ve soyad|müşteri adı soyadı|yetkili adı soyadı|ilgili kişi adı|yetkili ad soyad|kişi adı|üye adı|üye adı soyadı|katılımcı|katılımcı adı|öğrenci adı soyadı|hasta adı soyadı|iletişim kişisi|irtibat kişisi|yetkili adı|adı ve soyadı|kişi|müşteri ad soyad|ilgili kişi ad soyad|personel adı soyadı|yetkili isim',
    firstName: 'ismi|ilk ad',
    lastName: 'soyisim',
    namePrefix: 'hitap|hitap şekli|ünvan kısaltma|sn',
    jobTitle: 'görevi|meslek|departman görevi|görev ünvanı|mesleği ünvanı|iş pozisyonu',
    company:
      'kurum|firma adı|çalıştığı kurum|işyeri adı|çalıştığı şirket|kurum adı|çalıştığı yer|firma ismi|şirket ismi|işletme adı|bağlı olduğu firma|kurum firma',
    email: 'e mail adresi|mail adresi|elektronik posta|kurumsal e posta',
    phone:
      'cep tel|telefon cep|cep numarası|iletişim no|iletişim numarası|dahili hariç|cep tel no|irtibat tel|irtibat no|ofis tel|ofis telefonu|şirket telefonu|irtibat numarası|irtibat telefonu',
    street: 'sokak|cadde|cadde sokak|mahalle cadde sokak|açık adres',
    city: 'ili|şehir il|il şehir|ilçe il|il ilçe',
    region: 'ilçe|bölge|semt|mahalle|eyalet',
    country: 'ülkesi',
    postalCode: 'p kodu|posta kod',
    address:
      'adresi|ev adresi|iş adresi|fatura adresi|teslimat adresi|tam adres|firma adresi|ikametgah adresi|sevk adresi|şirket adresi',
    birthday: 'd tarihi|doğum tar',
    tags: 'etiket|müşteri grubu|sınıf|müşteri segmenti|cari grubu',
    source:
      'kaynak|nereden geldi|referans kişi|bizi nasıl buldunuz|müşteri kaynağı|geliş kaynağı|nereden öğrendi|kaynağı|tanışma kanalı|geldiği kanal|bizi nasıl duydunuz',
    owner:
      'sorumlu|temsilci|danışman|satış temsilcisi|ilgilenen kişi|görüşen|görüşen kişi|müşteri sorumlusu|satış danışmanı|satış sorumlusu|ilgili personel|sorumlu personel|görevli personel|portföy yöneticisi|müşteri yöneticisi|bölge sorumlusu|ilgilenen personel',
    description: 'ek notlar|ek açıklama|özel not|özel notlar|müşteri notu|düşünce|diğer bilgiler|genel not',
    link: 'web adresi|internet adresi|web sayfası|internet sayfası',
    companyIndustry: 'faaliyet alanı|iş alanı|iş kolu|faaliyet konusu|sektörü|meslek grubu|iştigal konusu',
    detail: 'birim|faks numarası',
  },
}
