// Written by `npm run generate` from the document and the ledger. Not edited by hand.
// <stdin>
var checks_G04 = validate108, schema49 = { $id: "checks_G04", type: "object", additionalProperties: !0, properties: { errors: { type: ["string", "null"] }, data: !1 }, minProperties: 1 };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate108.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      if (data.errors !== void 0) {
        let data0 = data.errors, _errs2 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate108.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: schema49.properties.errors.type }, message: "must be string,null" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          var valid0 = !1;
          return validate108.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }], !1;
        } else
          var valid0 = !0;
    } else
      return validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate108.errors = vErrors, errors === 0;
}
var checks_G08 = validate109;
var schema9 = { anyOf: [{ type: "object", additionalProperties: !0 }, { type: ["string", "null"] }] };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: schema9.anyOf[1].type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate110.errors = vErrors, !1;
  }
  return validate110.errors = vErrors, errors === 0;
}
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate110(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length), validate109.errors = vErrors, errors === 0;
}
var checks_G13 = validate112, schema52 = { $id: "checks_G13", type: "object", additionalProperties: !1, minProperties: 1, properties: { email: { enum: ["checked", "unchecked"] }, zip: { enum: ["checked", "unchecked"] }, phone: { enum: ["checked", "unchecked"] }, state: { enum: ["checked", "unchecked"] }, country: { enum: ["checked", "unchecked"] } } };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate112.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "zip" || key0 === "phone" || key0 === "state" || key0 === "country")) {
            return validate112.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs2 = errors;
            if (!(data0 === "checked" || data0 === "unchecked"))
              return validate112.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/enum", keyword: "enum", params: { allowedValues: schema52.properties.email.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.zip !== void 0) {
              let data1 = data.zip, _errs3 = errors;
              if (!(data1 === "checked" || data1 === "unchecked"))
                return validate112.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/enum", keyword: "enum", params: { allowedValues: schema52.properties.zip.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.phone !== void 0) {
                let data2 = data.phone, _errs4 = errors;
                if (!(data2 === "checked" || data2 === "unchecked"))
                  return validate112.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/enum", keyword: "enum", params: { allowedValues: schema52.properties.phone.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.state !== void 0) {
                  let data3 = data.state, _errs5 = errors;
                  if (!(data3 === "checked" || data3 === "unchecked"))
                    return validate112.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema52.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.country !== void 0) {
                    let data4 = data.country, _errs6 = errors;
                    if (!(data4 === "checked" || data4 === "unchecked"))
                      return validate112.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/enum", keyword: "enum", params: { allowedValues: schema52.properties.country.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate112.errors = vErrors, errors === 0;
}
var checks_G16 = validate113;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.prepaid === void 0 && (missing0 = "prepaid"))
        return validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "activate_on_payment" || key0 === "prepaid")) {
            return validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.activate_on_payment !== void 0) {
            let _errs2 = errors;
            if (typeof data.activate_on_payment != "boolean")
              return validate113.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.prepaid !== void 0) {
              let _errs4 = errors;
              if (typeof data.prepaid != "boolean")
                return validate113.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate113.errors = vErrors, errors === 0;
}
var checks_G25 = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate114.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
    } else
      return validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate114.errors = vErrors, errors === 0;
}
var checks_G36 = validate115, schema55 = { $id: "checks_G36", anyOf: [{ $ref: "values#/$defs/SuccessStatus" }, { type: "integer", enum: [204] }] };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate116.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate116.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate116.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate116.errors = vErrors, errors === 0;
}
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate116(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data !== 204) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema55.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate115.errors = vErrors, !1;
  }
  return validate115.errors = vErrors, errors === 0;
}
var checks_G37 = validate118;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate119.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate119.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate119.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate119.errors = vErrors, errors === 0;
}
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate119(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors), errors = vErrors.length), validate118.errors = vErrors, errors === 0;
}
var checks_G40 = validate121, schema59 = { $id: "checks_G40", anyOf: [{ enum: ["all-unless-asked", "never-paged"] }, { type: "object", additionalProperties: !1, required: ["by"], properties: { by: { enum: ["page", "offset", "cursor"] }, size: { type: "integer", minimum: 1, maximum: 1e4 }, can_choose_size: { type: "boolean" }, has_links: { type: "boolean" }, meta: { type: "object", additionalProperties: !0 } } }] };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "all-unless-asked" || data === "never-paged")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema59.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.by === void 0 && (missing0 = "by")) {
          let err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "by" || key0 === "size" || key0 === "can_choose_size" || key0 === "has_links" || key0 === "meta")) {
              let err2 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.by !== void 0) {
              let data0 = data.by, _errs5 = errors;
              if (!(data0 === "page" || data0 === "offset" || data0 === "cursor")) {
                let err3 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/1/properties/by/enum", keyword: "enum", params: { allowedValues: schema59.anyOf[1].properties.by.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.size !== void 0) {
                let data1 = data.size, _errs6 = errors;
                if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                  let err4 = { instancePath: instancePath + "/size", schemaPath: "#/anyOf/1/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
                if (errors === _errs6 && typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1e4 || isNaN(data1)) {
                    let err5 = { instancePath: instancePath + "/size", schemaPath: "#/anyOf/1/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  } else if (data1 < 1 || isNaN(data1)) {
                    let err6 = { instancePath: instancePath + "/size", schemaPath: "#/anyOf/1/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.can_choose_size !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.can_choose_size != "boolean") {
                    let err7 = { instancePath: instancePath + "/can_choose_size", schemaPath: "#/anyOf/1/properties/can_choose_size/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  }
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.has_links !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.has_links != "boolean") {
                      let err8 = { instancePath: instancePath + "/has_links", schemaPath: "#/anyOf/1/properties/has_links/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                    }
                    var valid1 = _errs10 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data.meta !== void 0) {
                      let data4 = data.meta, _errs12 = errors;
                      if (errors === _errs12 && !(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
                        let err9 = { instancePath: instancePath + "/meta", schemaPath: "#/anyOf/1/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                      }
                      var valid1 = _errs12 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            }
          }
        }
      } else {
        let err10 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err11 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate121.errors = vErrors, !1;
  }
  return validate121.errors = vErrors, errors === 0;
}
var checks_G42 = validate122;
var schema19 = { anyOf: [{ $ref: "values#/$defs/RefusalStatus" }, { type: "object", additionalProperties: !1, minProperties: 1, properties: { status: { $ref: "values#/$defs/RefusalStatus" }, code: { type: "string", enum: ["SB404", "SB344", "PPMT01", "PPMT02", "PPS01"] }, body: { $ref: "values#/$defs/Body" }, headers: { $ref: "values#/$defs/Headers" } } }] }, schema20 = { anyOf: [{ type: "integer", minimum: 400, maximum: 499 }, { type: "integer", enum: [200] }] };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data !== 200) {
      let err4 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema20.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate39.errors = vErrors, !1;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: schema9.anyOf[1].type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate24.errors = vErrors, !1;
  }
  return validate24.errors = vErrors, errors === 0;
}
var schema21 = { type: "object", propertyNames: { enum: ["www-authenticate", "content-type", "cache-control", "pragma"] }, additionalProperties: { type: ["string", "null"] } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "cache-control" || key0 === "pragma")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema21.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate43.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate43.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema21.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate43.errors = vErrors, errors === 0;
}
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate39(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate123.errors = vErrors, !1;
  }
  return validate123.errors = vErrors, errors === 0;
}
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate123(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length), validate122.errors = vErrors, errors === 0;
}
var checks_G45 = validate129, schema62 = { $id: "checks_G45", anyOf: [{ enum: ["customer-id-wins", "attributes-win"] }, { $ref: "values#/$defs/Refusal" }] };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate39(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate130.errors = vErrors, !1;
  }
  return validate130.errors = vErrors, errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "customer-id-wins" || data === "attributes-win")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema62.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate130(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate129.errors = vErrors, !1;
  }
  return validate129.errors = vErrors, errors === 0;
}
var checks_G59 = validate136, schema64 = { $id: "checks_G59", anyOf: [{ enum: ["accepted"] }, { $ref: "values#/$defs/Refusal" }] };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate39(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate137.errors = vErrors, !1;
  }
  return validate137.errors = vErrors, errors === 0;
}
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "accepted") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema64.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate137(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate136.errors = vErrors, !1;
  }
  return validate136.errors = vErrors, errors === 0;
}
var checks_G68 = validate143;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.body !== void 0) {
                let _errs8 = errors;
                validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.headers !== void 0) {
                  let _errs9 = errors;
                  validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate144.errors = vErrors, !1;
  }
  return validate144.errors = vErrors, errors === 0;
}
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate144(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length), validate143.errors = vErrors, errors === 0;
}
var checks_G69 = validate148, schema68 = { $id: "checks_G69", anyOf: [{ enum: ["from-address"] }, { $ref: "values#/$defs/TokenRefusal" }] };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.body !== void 0) {
                let _errs8 = errors;
                validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.headers !== void 0) {
                  let _errs9 = errors;
                  validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate149.errors = vErrors, !1;
  }
  return validate149.errors = vErrors, errors === 0;
}
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "from-address") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema68.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate149(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate148.errors = vErrors, !1;
  }
  return validate148.errors = vErrors, errors === 0;
}
var checks_G71 = validate153, schema70 = { $id: "checks_G71", type: "object", additionalProperties: !1, required: ["missing", "commas", "unknown", "alone"], properties: { missing: { $ref: "values#/$defs/ScopeAnswer" }, commas: { $ref: "values#/$defs/TokenRefusal" }, unknown: { anyOf: [{ enum: ["dropped"] }, { $ref: "values#/$defs/TokenRefusal" }] }, alone: { $ref: "values#/$defs/ScopeAnswer" } } }, schema34 = { anyOf: [{ enum: ["granted"] }, { $ref: "values#/$defs/TokenRefusal" }] };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.body !== void 0) {
                let _errs8 = errors;
                validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.headers !== void 0) {
                  let _errs9 = errors;
                  validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate63.errors = vErrors, !1;
  }
  return validate63.errors = vErrors, errors === 0;
}
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "granted") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema34.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate63(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate154.errors = vErrors, !1;
  }
  return validate154.errors = vErrors, errors === 0;
}
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.status === void 0 && (missing0 = "status")) {
          let err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        } else {
          let _errs5 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "body" || key0 === "headers")) {
              let err4 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              break;
            }
          if (_errs5 === errors) {
            if (data.status !== void 0) {
              let data0 = data.status, _errs6 = errors;
              if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
                let err5 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
              if (errors === _errs6 && typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 499 || isNaN(data0)) {
                  let err6 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                } else if (data0 < 400 || isNaN(data0)) {
                  let err7 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/1/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              }
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.body !== void 0) {
                let _errs8 = errors;
                validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                var valid1 = _errs8 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.headers !== void 0) {
                  let _errs9 = errors;
                  validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      } else {
        let err8 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate157.errors = vErrors, !1;
  }
  return validate157.errors = vErrors, errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.missing === void 0 && (missing0 = "missing") || data.commas === void 0 && (missing0 = "commas") || data.unknown === void 0 && (missing0 = "unknown") || data.alone === void 0 && (missing0 = "alone"))
        return validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "missing" || key0 === "commas" || key0 === "unknown" || key0 === "alone")) {
            return validate153.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.missing !== void 0) {
            let _errs2 = errors;
            validate154(data.missing, { instancePath: instancePath + "/missing", parentData: data, parentDataProperty: "missing", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.commas !== void 0) {
              let _errs3 = errors;
              validate157(data.commas, { instancePath: instancePath + "/commas", parentData: data, parentDataProperty: "commas", rootData }) || (vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unknown !== void 0) {
                let data2 = data.unknown, _errs4 = errors, _errs5 = errors, valid1 = !1, _errs6 = errors;
                if (data2 !== "dropped") {
                  let err0 = { instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema70.properties.unknown.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
                var _valid0 = _errs6 === errors;
                if (valid1 = valid1 || _valid0, !valid1) {
                  let _errs7 = errors;
                  validate157(data2, { instancePath: instancePath + "/unknown", parentData: data, parentDataProperty: "unknown", rootData }) || (vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors), errors = vErrors.length);
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (valid1)
                  errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
                else {
                  let err1 = { instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate153.errors = vErrors, !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.alone !== void 0) {
                  let _errs8 = errors;
                  validate154(data.alone, { instancePath: instancePath + "/alone", parentData: data, parentDataProperty: "alone", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate153.errors = vErrors, errors === 0;
}
var checks_G75 = validate163;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs4 = errors;
    if (typeof data != "string" && data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: schema9.anyOf[1].type }, message: "must be string,null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate164.errors = vErrors, !1;
  }
  return validate164.errors = vErrors, errors === 0;
}
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data) {
        let _errs1 = errors;
        if (!(key0 === "www-authenticate" || key0 === "content-type" || key0 === "cache-control" || key0 === "pragma")) {
          let err0 = { instancePath, schemaPath: "#/propertyNames/enum", keyword: "enum", params: { allowedValues: schema21.propertyNames.enum }, message: "must be equal to one of the allowed values", propertyName: key0 };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate166.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (typeof data0 != "string" && data0 !== null)
            return validate166.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema21.additionalProperties.type }, message: "must be string,null" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate166.errors = vErrors, errors === 0;
}
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.body === void 0 && (missing0 = "body"))
        return validate163.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "body" || key0 === "headers")) {
            return validate163.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.body !== void 0) {
            let _errs2 = errors;
            validate164(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.headers !== void 0) {
              let _errs3 = errors;
              validate166(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate163.errors = vErrors, errors === 0;
}
var checks_G77 = validate168, schema76 = { $id: "checks_G77", anyOf: [{ enum: ["not-enforced"] }, { $ref: "values#/$defs/Refusal" }] };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate39(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate169.errors = vErrors, !1;
  }
  return validate169.errors = vErrors, errors === 0;
}
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "not-enforced") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema76.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate169(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate168.errors = vErrors, !1;
  }
  return validate168.errors = vErrors, errors === 0;
}
var checks_G90 = validate175;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (errors === _errs1 && typeof data == "number" && isFinite(data)) {
    if (data > 499 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 499 }, message: "must be <= 499" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    } else if (data < 400 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data !== 200) {
      let err4 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema20.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate176.errors = vErrors, !1;
  }
  return validate176.errors = vErrors, errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "SB404" || key0 === "SB344" || key0 === "PPMT01" || key0 === "PPMT02" || key0 === "PPS01")) {
          return validate175.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.SB404 !== void 0) {
          let _errs2 = errors;
          validate176(data.SB404, { instancePath: instancePath + "/SB404", parentData: data, parentDataProperty: "SB404", rootData }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.SB344 !== void 0) {
            let _errs3 = errors;
            validate176(data.SB344, { instancePath: instancePath + "/SB344", parentData: data, parentDataProperty: "SB344", rootData }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.PPMT01 !== void 0) {
              let _errs4 = errors;
              validate176(data.PPMT01, { instancePath: instancePath + "/PPMT01", parentData: data, parentDataProperty: "PPMT01", rootData }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.PPMT02 !== void 0) {
                let _errs5 = errors;
                validate176(data.PPMT02, { instancePath: instancePath + "/PPMT02", parentData: data, parentDataProperty: "PPMT02", rootData }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.PPS01 !== void 0) {
                  let _errs6 = errors;
                  validate176(data.PPS01, { instancePath: instancePath + "/PPS01", parentData: data, parentDataProperty: "PPS01", rootData }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate175.errors = vErrors, errors === 0;
}
var checks_G91 = validate182, schema80 = { $id: "checks_G91", anyOf: [{ enum: ["all-joined"] }, { $ref: "values#/$defs/Refusal" }] };
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate39(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate183.errors = vErrors, !1;
  }
  return validate183.errors = vErrors, errors === 0;
}
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data !== "all-joined") {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema80.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate183(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate182.errors = vErrors, !1;
  }
  return validate182.errors = vErrors, errors === 0;
}
var checks_G93 = validate189, schema82 = { $id: "checks_G93", anyOf: [{ enum: ["parsed-anyway", "body-ignored"] }, { $ref: "values#/$defs/Refusal" }] };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate39(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate190.errors = vErrors, !1;
  }
  return validate190.errors = vErrors, errors === 0;
}
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "parsed-anyway" || data === "body-ignored")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema82.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate190(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate189.errors = vErrors, !1;
  }
  return validate189.errors = vErrors, errors === 0;
}
var checks_G94 = validate196;
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (errors === _errs2)
      if (data && typeof data == "object" && !Array.isArray(data))
        if (Object.keys(data).length < 1) {
          let err0 = { instancePath, schemaPath: "#/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else {
          let _errs4 = errors;
          for (let key0 in data)
            if (!(key0 === "status" || key0 === "code" || key0 === "body" || key0 === "headers")) {
              let err1 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break;
            }
          if (_errs4 === errors) {
            if (data.status !== void 0) {
              let _errs5 = errors;
              validate39(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.code !== void 0) {
                let data1 = data.code, _errs6 = errors;
                if (typeof data1 != "string") {
                  let err2 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
                if (!(data1 === "SB404" || data1 === "SB344" || data1 === "PPMT01" || data1 === "PPMT02" || data1 === "PPS01")) {
                  let err3 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/1/properties/code/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[1].properties.code.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.body !== void 0) {
                  let _errs8 = errors;
                  validate24(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
                  var valid1 = _errs8 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.headers !== void 0) {
                    let _errs9 = errors;
                    validate43(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      else {
        let err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate197.errors = vErrors, !1;
  }
  return validate197.errors = vErrors, errors === 0;
}
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.method === void 0 && (missing0 = "method"))
        return validate196.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "method")) {
            return validate196.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let _errs2 = errors;
            validate197(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.method !== void 0) {
              let _errs3 = errors;
              validate197(data.method, { instancePath: instancePath + "/method", parentData: data, parentDataProperty: "method", rootData }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate196.errors = vErrors, errors === 0;
}
var checks_G101 = validate204, schema86 = { $id: "checks_G101", anyOf: [{ enum: ["record", "empty"] }, { type: "null" }, { type: "object", additionalProperties: !0 }] };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(data === "record" || data === "empty")) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema86.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (data !== null) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs4 = errors;
      if (errors === _errs4 && !(data && typeof data == "object" && !Array.isArray(data))) {
        let err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate204.errors = vErrors, !1;
  }
  return validate204.errors = vErrors, errors === 0;
}
var checks_G119 = validate205, schema87 = { $id: "checks_G119", type: "object", additionalProperties: !1, properties: { envelope: { type: "object", additionalProperties: !0 }, meta: { type: "object", additionalProperties: !0 }, customer: { type: "object", additionalProperties: !0 }, customer_read: { type: "object", additionalProperties: !0 }, subscription: { type: "object", additionalProperties: !0 }, subscription_read: { type: "object", additionalProperties: !0 }, item: { type: "object", additionalProperties: !0 }, product: { type: "object", additionalProperties: !0 }, price_point: { type: "object", additionalProperties: !0 } } }, func2 = Object.prototype.hasOwnProperty;
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema87.properties, key0)) {
          return validate205.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.envelope !== void 0) {
          let data0 = data.envelope, _errs2 = errors;
          if (errors === _errs2 && !(data0 && typeof data0 == "object" && !Array.isArray(data0)))
            return validate205.errors = [{ instancePath: instancePath + "/envelope", schemaPath: "#/properties/envelope/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.meta !== void 0) {
            let data1 = data.meta, _errs5 = errors;
            if (errors === _errs5 && !(data1 && typeof data1 == "object" && !Array.isArray(data1)))
              return validate205.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer !== void 0) {
              let data2 = data.customer, _errs8 = errors;
              if (errors === _errs8 && !(data2 && typeof data2 == "object" && !Array.isArray(data2)))
                return validate205.errors = [{ instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.customer_read !== void 0) {
                let data3 = data.customer_read, _errs11 = errors;
                if (errors === _errs11 && !(data3 && typeof data3 == "object" && !Array.isArray(data3)))
                  return validate205.errors = [{ instancePath: instancePath + "/customer_read", schemaPath: "#/properties/customer_read/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.subscription !== void 0) {
                  let data4 = data.subscription, _errs14 = errors;
                  if (errors === _errs14 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                    return validate205.errors = [{ instancePath: instancePath + "/subscription", schemaPath: "#/properties/subscription/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subscription_read !== void 0) {
                    let data5 = data.subscription_read, _errs17 = errors;
                    if (errors === _errs17 && !(data5 && typeof data5 == "object" && !Array.isArray(data5)))
                      return validate205.errors = [{ instancePath: instancePath + "/subscription_read", schemaPath: "#/properties/subscription_read/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.item !== void 0) {
                      let data6 = data.item, _errs20 = errors;
                      if (errors === _errs20 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                        return validate205.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.product !== void 0) {
                        let data7 = data.product, _errs23 = errors;
                        if (errors === _errs23 && !(data7 && typeof data7 == "object" && !Array.isArray(data7)))
                          return validate205.errors = [{ instancePath: instancePath + "/product", schemaPath: "#/properties/product/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid0 = _errs23 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.price_point !== void 0) {
                          let data8 = data.price_point, _errs26 = errors;
                          if (errors === _errs26 && !(data8 && typeof data8 == "object" && !Array.isArray(data8)))
                            return validate205.errors = [{ instancePath: instancePath + "/price_point", schemaPath: "#/properties/price_point/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var valid0 = _errs26 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate205.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate205.errors = vErrors, errors === 0;
}
var checks = {
  G04: checks_G04,
  G08: checks_G08,
  G13: checks_G13,
  G16: checks_G16,
  G25: checks_G25,
  G36: checks_G36,
  G37: checks_G37,
  G38: checks_G36,
  G40: checks_G40,
  G42: checks_G42,
  G43: checks_G42,
  G44: checks_G42,
  G45: checks_G45,
  G46: checks_G42,
  G47: checks_G42,
  G50: checks_G42,
  G59: checks_G59,
  G60: checks_G42,
  G68: checks_G68,
  G69: checks_G69,
  G71: checks_G71,
  G75: checks_G75,
  G77: checks_G77,
  G90: checks_G90,
  G91: checks_G91,
  G92: checks_G42,
  G93: checks_G93,
  G94: checks_G94,
  G101: checks_G101,
  G102: checks_G101,
  G103: checks_G37,
  G104: checks_G75,
  G107: checks_G42,
  G108: checks_G37,
  G119: checks_G119
};
export { checks };
