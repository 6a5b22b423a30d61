// Written by `npm run generate` from the document and the ledger. Not edited by hand.
// <stdin>
var checks_G36 = validate40, schema15 = { $id: "checks_G36", anyOf: [{ $ref: "values#/$defs/SuccessStatus" }, { type: "integer", enum: [204] }] };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate41.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate41.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate41.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate41.errors = vErrors, errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      let err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data !== 204) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema15.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate40.errors = vErrors, !1;
  }
  return validate40.errors = vErrors, errors === 0;
}
var checks_G37 = validate43;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
  let _errs1 = errors, _errs2 = errors;
  if (!(data === 204 || data === 205 || data === 206)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate44.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 299 || isNaN(data))
      return validate44.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299" }], !1;
    if (data < 200 || isNaN(data))
      return validate44.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200" }], !1;
  }
  return validate44.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate44(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length), validate43.errors = vErrors, errors === 0;
}
var checks_G90 = validate46;
var schema12 = { anyOf: [{ type: "integer", minimum: 400, maximum: 499 }, { type: "integer", enum: [200] }] };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      let err4 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema12.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate47.errors = vErrors, !1;
  }
  return validate47.errors = vErrors, errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "SB404" || key0 === "SB344" || key0 === "PPMT01" || key0 === "PPMT02" || key0 === "PPS01")) {
          return validate46.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.SB404 !== void 0) {
          let _errs2 = errors;
          validate47(data.SB404, { instancePath: instancePath + "/SB404", parentData: data, parentDataProperty: "SB404", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.SB344 !== void 0) {
            let _errs3 = errors;
            validate47(data.SB344, { instancePath: instancePath + "/SB344", parentData: data, parentDataProperty: "SB344", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.PPMT01 !== void 0) {
              let _errs4 = errors;
              validate47(data.PPMT01, { instancePath: instancePath + "/PPMT01", parentData: data, parentDataProperty: "PPMT01", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.PPMT02 !== void 0) {
                let _errs5 = errors;
                validate47(data.PPMT02, { instancePath: instancePath + "/PPMT02", parentData: data, parentDataProperty: "PPMT02", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.PPS01 !== void 0) {
                  let _errs6 = errors;
                  validate47(data.PPS01, { instancePath: instancePath + "/PPS01", parentData: data, parentDataProperty: "PPS01", rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate46.errors = vErrors, errors === 0;
}
var checks = {
  G36: checks_G36,
  G37: checks_G37,
  G38: checks_G36,
  G90: checks_G90,
  G103: checks_G37,
  G108: checks_G37
};
export { checks };
