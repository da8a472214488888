var Nt,W0,X0,kr,Fd,bu,$0,lu,q0,hp,Od,jl=Symbol.for("pv"),wu={},Eu=[],GS=/^m(i|n|o|s|text|space)$/,dp=Array.isArray,fp=Eu.slice,ya=Object.assign;function ga(n){n&&n.parentNode&&n.remove()}function VS(n,e,t){var i,s,r,a={},o=arguments.length;for(r in e)r=="key"?i=e[r]:r=="ref"&&typeof n!="function"?s=e[r]:a[r]=e[r];return o>2&&(a.children=o>3?fp.call(arguments,2):t),_l(n,a,i,s,null)}function _l(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:jl,__v:s||++W0,__i:-1,__u:0};return!s&&Nt.vnode&&Nt.vnode(r),r}function _t(n){return n.children}function vl(n,e){this.props=n,this.context=e,this.__g=0}function Yr(n,e){if(e==null)return n.__&&Yr(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Yr(n)}function WS(n){var e,t=n.__v,i=t.__e,s=[],r=[],a=n.__P;a&&((e=ya({constructor:jl},t)).__v=t.__v+1,Nt.vnode&&Nt.vnode(e),pp(a,e,t,n.__n,a.namespaceURI,32&t.__u?[i]:null,s,i||Yr(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,Q0(s,e,r),t.__=t.__e=null,e.__e!=i&&Y0(e))}function Y0(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),Y0(n)}function $m(n){(8&n.__g||(n.__g|=8,kr.push(n),bu++))&&Fd==Nt.debounceRendering||((Fd=Nt.debounceRendering)||queueMicrotask)(K0)}function K0(){try{for(var n,e=1;kr.length;)kr.length>e&&kr.sort($0),n=kr.shift(),e=kr.length,8&n.__g&&WS(n)}finally{(bu=kr.length)&&(Fd||queueMicrotask)(K0)}}function Z0(n,e,t,i,s,r,a,o,l,c,h){var d,f,p,_,S,g,m=i.__k||Eu,y=e.length;for(l=XS(t,e,m,l,y),d=0;d<y;d++)(p=t.__k[d])!=null&&(f=~p.__i&&m[p.__i]||wu,p.__i=d,g=pp(n,p,f,s,r,a,o,l,c,h),_=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&mp(f.ref,null,p,f),p.ref&&h.push(p.ref,p.__c||_,p)),S=S||_,4&p.__u?(l=J0(p,l,n,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&g!==void 0?l=g:_&&(l=_.nextSibling),p.__u&=-21);return t.__e=S,l}function XS(n,e,t,i,s){var r,a,o,l,c,h,d,f,p,_=t.length,S=_,g=0,m=0,y=n.__k=Array(s);for(r=0;r<s;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[r]=_l(null,a):dp(a)?a=y[r]=_l(_t,{children:a}):a.constructor===jl&&a.__b?a=y[r]=_l(a.type,a.props,a.key,a.ref,a.__v):y[r]=a,l=r+g,a.__=n,a.__b=n.__b+1,o=null,~(c=a.__i=$S(a,t,l,S))&&(S--,(o=t[c])&&(o.__u|=2)),o&&o.__v?(a.__u|=16,c==l-1?g--:c==l+1?g++:c!=l&&(c>l?g--:g++,m=1)):(~c||(s>_?g--:s<_&&g++),typeof a.type!="function"&&(a.__u|=4))):y[r]=null;if(m){for(h=[],d=[],r=0;r<s;r++)if((a=y[r])&&16&a.__u){for(g=0,f=h.length;g<f;)h[p=g+f>>1]<a.__i?g=p+1:f=p;h[g]=a.__i,d[r]=g+1}for(g=h.length;r--;)d[r]&&(d[r]==g?g--:y[r].__u|=4)}if(S)for(r=0;r<_;r++)!(o=t[r])||2&o.__u||(o.__e==i&&(i=Yr(o)),gp(o,o));return i}function J0(n,e,t,i){var s,r,a,o;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=J0(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Yr(n))&&!e.parentNode&&(e=null),a=n.__e,o=e;o&&o.nodeType==8;)o=o.nextSibling;for(a!=o&&(!i&&t.moveBefore&&a.parentNode?t.moveBefore(a,e):t.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function $S(n,e,t,i){var s,r=n.key,a=n.type,o=e[t],l=o&&!(2&o.__u);if(o===null&&r==null||l&&r==o.key&&a==o.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s;for(s=t+1;s<e.length;s++)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s}return-1}function qm(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function _c(n,e,t,i,s){var r,a;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||qm(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||qm(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(a=Od[e]||(Od[e]=qS(e)),(n.__a||(n.__a={}))[e]=hp,r=e!=(e=e.replace(q0,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,a,r):n.removeEventListener(e,a,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function qS(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[lu]==null)e[lu]=hp++;else if(e[lu]<this.__a[n])return;return t(Nt.event?Nt.event(e):e)}}}function pp(n,e,t,i,s,r,a,o,l,c){var h,d,f,p,_,S,g,m,y,R,b,L,A,v,T,z,I,D,k=e.type;if(e.constructor!==jl)return null;128&t.__u&&(l=32&t.__u,h=t.__c.__z)&&(e.__u|=l,d=r=[],h.nodeType==8?o=cu(h,r):r.push(h),o=r[0]||o),(h=Nt.__b)&&h(e);e:if(typeof k=="function"){f=a.length;try{if(m=e.props,y=(h=k.prototype)&&h.render,R=(h=k.contextType)&&i[h.__c],b=h?R?R.props.value:h.__:i,(p=t.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(y?e.__c=p=new k(m,b):(e.__c=p=new vl(m,b),p.constructor=k,p.render=KS),R&&R.sub(p),p.state||(p.state={}),p.__n=i,p.__g|=8,p.__h=[],p.__k=[]),y&&(p.__s||(p.__s=p.state),k.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=ya({},p.__s)),ya(p.__s,k.getDerivedStateFromProps(m,p.__s)))),_=p.props,S=p.state,p.__v=e,t.__c){if(m!==_&&y&&!k.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(m,b),e.__v==t.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(m,p.__s,b)===!1){e.__v!=t.__v&&(p.props=m,p.state=p.__s,p.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(V){V&&(V.__=e)}),Eu.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),o=Yr(t);break e}p.componentWillUpdate&&p.componentWillUpdate(m,p.__s,b),y&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(_,S,g)})}else y&&!k.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),y&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=b,p.props=m,p.__P=n,p.__g&=-5,L=Nt.__r,A=y?25:0;do p.__g&=-9,L&&L(e),h=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++A<25);y&&(Eu.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(i=ya({},i,p.getChildContext())),y&&t.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(_,S)),v=h&&h.type===_t&&h.key==null?h.props.children:h,m.__P&&(h=o,s=(n=m.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(V){V&&gp(V,V)}),t.__k=null),o=t.__k?Yr(t,0):null),o=Z0(n,dp(v)?v:[v],e,t,i,s,r,a,o,l,c),m.__P&&(e.__e=null,o=h),e.__u&=-161,d&&d.some(ga),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(V){if(a.length=f,e.__v=null,l||r)if(V&&V.then){if(e.__u|=128|l,r){for(~(I=r.indexOf(o||void 0))||(I=r.length);(D=r[I-1])&&D.nodeType==8;)I--;for(;I<r.length;I++)if(D=r[I])if(r[I]=null,T){if(D==z)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(z=cu(T=D))}}if(!T){for(;o&&o.nodeType==8&&o.nextSibling;)o=o.nextSibling;T=o}(h=cu(T=e.__c.__z||(e.__c.__z=T)))?(e.__e=T,o=h):e.__e=o,o=o&&o.nextSibling}else r&&r.some(ga);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),V&&V.then||j0(e),Nt.__e(V,e,t)}}else o=e.__e=YS(t.__e,e,t,i,s,r,a,l,c,n);return(h=Nt.diffed)&&h(e),o}function cu(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function j0(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(j0))}function Q0(n,e,t){for(var i=0;i<t.length;)mp(t[i++],t[i++],t[i++]);Nt.__c&&Nt.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Nt.__e(r,s.__v)}})}function YS(n,e,t,i,s,r,a,o,l,c){var h,d,f,p,_,S,g,m,y=t.props||wu,R=e.props,b=e.type;if(b=="svg"?s="http://www.w3.org/2000/svg":b=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(h=0;h<r.length;h++)if((_=r[h])&&(b?_.localName==b:_.nodeType==3)){n=_,r[h]=null;break}}if(!n){if(m=c.ownerDocument||document,!b)return m.createTextNode(R);n=m.createElementNS(s,b,R.is?R:c),o&&(Nt.__m&&Nt.__m(e,r),o=!1),r=null}if(b){if(c=b=="template"&&n.content||n,r=b=="textarea"&&R.defaultValue!=null?null:r&&fp.call(c.childNodes),!o&&r)for(y={},h=0;h<n.attributes.length;h++)y[(_=n.attributes[h]).name]=_.value;for(h in y)_=y[h],h=="dangerouslySetInnerHTML"?f=_:h=="children"||h in R||h=="value"&&"defaultValue"in R||h=="checked"&&"defaultChecked"in R||_c(n,h,null,_,s);for(h in R)_=R[h],h=="children"?p=_:h=="dangerouslySetInnerHTML"?d=_:h=="value"?S=_:h=="checked"?g=_:o&&typeof _!="function"||y[h]===_||_c(n,h,_,y[h],s);d?(o||f&&(d.__html==f.__html||d.__html==n.innerHTML)||(n.innerHTML=d.__html),e.__k=[]):(f&&(n.textContent=""),(b=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&GS.test(b))&&(s="http://www.w3.org/1999/xhtml"),Z0(c,dp(p)?p:[p],e,t,i,s,r,a,r?r[0]:t.__k&&Yr(t,0),o,l),r&&r.some(ga)),o&&b!="textarea"||(h="value",b=="progress"&&S==null?n.removeAttribute(h):S==null||S===n[h]&&(b!="progress"||S)||_c(n,h,S,y[h],s),h="checked",g!=null&&g!=n[h]&&_c(n,h,g,y[h],s))}else y===R||o&&n.data==R||(n.data=R);return n}function mp(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Nt.__e(s,t)}}function gp(n,e,t){var i,s,r,a;if(Nt.unmount&&Nt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||mp(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(o){Nt.__e(o,e)}i.__P=i.__n=null}if(i=n.__k)for(a=0;a<i.length;a++)i[a]&&gp(i[a],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=cu(i,r=[]))&&(i==n.__e&&r.some(ga),ga(s),ga(i)),t||ga(n.__e),n.__e=n.__c=n.__=null}function KS(n,e,t){return this.constructor(n,t)}function ZS(n,e){var t,i,s,r;Nt.__&&Nt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=_l(_t,{children:[n]}),s=[],r=[],pp(e,e.__k,i||wu,wu,e.namespaceURI,i?null:e.firstChild?fp.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),Q0(s,e.__k,r),e.__k.props.children=null}Nt={__e:function(n,e,t,i){for(var s,r,a;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((a=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),a=1),a&&8&s.__g)return void(s.__g|=2)}catch(o){n=o}}throw bu=0,n}},W0=0,X0=function(n){return n!=null&&n.constructor===jl},vl.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=ya({},this.state)),typeof n=="function"&&(n=n(ya({},t),this.props)),n&&(ya(t,n),this.__v&&(e&&this.__k.push(e),$m(this)))},vl.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),$m(this))},vl.prototype.render=_t,kr=[],bu=0,$0=function(n,e){return n.__v.__b-e.__v.__b},lu=Symbol(),q0=/(PointerCapture)$|Capture$/i,hp=0,Od={};var JS=Symbol.for("pv"),jS=0;function u(n,e,t,i,s,r){e||(e={});var a,o,l=e;if("ref"in l&&typeof n!="function")for(o in l={},e)o=="ref"?a=e[o]:l[o]=e[o];var c={type:n,props:l,key:t,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:JS,__v:--jS,__i:-1,__u:0};return Nt.vnode&&Nt.vnode(c),c}var To,Nn,Oh,Ym,kd=Object.is,Tu=0,ev=[],Bd=[],yn=Nt,Km=yn.__b,Zm=yn.__r,Jm=yn.diffed,jm=yn.__c,Qm=yn.unmount,eg=yn.__;function Ku(n,e){yn.__h&&yn.__h(Nn,n,Tu||e),Tu=0;var t=Nn.__H||(Nn.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function Bn(n){return Tu=1,QS(tv,n)}function QS(n,e,t){var i=Ku(To++,2);if(i.t=n,!i.__c&&(i.__=[tv(void 0,e),function(r){var a=(i.__N||i.__)[0],o=i.t(a,r);kd(a,o)||(i.__N=[o,i.__[1]],i.__c.setState({}))}],i.__c=Nn,!Nn.__f)){Nn.__f=!0;var s=Nn.shouldComponentUpdate;Nn.shouldComponentUpdate=function(r,a,o){var l=this.__H;if(!l)return!0;var c=!1,h=this.props!=r;if(l.__.some(function(f){f.__N&&(c=!0,kd(f.__[0],f.__N[0])||(h=!0))}),s){var d=s.call(this,r,a,o);return c?d||h:d}return!c||h}}return i.__}function Pi(n,e){var t=Ku(To++,3);!yn.__s&&_p(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Nn.__H.__h.push(t))}function eM(n,e){var t=Ku(To++,4);!yn.__s&&_p(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Nn.__h.push(t))}function cs(n){return Tu=5,Ui(function(){return{current:n}},[])}function Ui(n,e){var t=Ku(To++,7);return _p(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function tM(){var n;do{for(;n=Bd.shift();)try{xl(n)}catch(t){yn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=ev.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(xl),e.__h.some(zd),e.__h=[]}catch(t){e.__h=[],yn.__e(t,n.__v)}}}while(Bd.length)}yn.__b=function(n){Nn=null,Km&&Km(n)},yn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),eg&&eg(n,e)},yn.__r=function(n){Zm&&Zm(n),To=0;var e=(Nn=n.__c).__H;e&&(Oh==Nn?Nn.__h=[]:(e.__h.some(xl),e.__h.some(zd),To=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Oh=Nn},yn.diffed=function(n){Jm&&Jm(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&ng(ev.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Oh=Nn=null},yn.__c=function(n,e){e.some(function(t){try{t.__h.some(xl),t.__h=t.__h.filter(function(i){return!i.__||zd(i)})}catch(i){t.__h=[function(){throw i}]}}),jm&&jm(n,e)},yn.unmount=function(n){Qm&&Qm(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,ng(Bd.push(s))}else xl(s)}catch(r){e=r}}),i.__H=void 0,e&&yn.__e(e,i.__v))};var tg=typeof requestAnimationFrame=="function";function nM(n){var e,t=function(){clearTimeout(i),tg&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);tg&&(e=requestAnimationFrame(t))}function ng(n){n!=1&&Ym==yn.requestAnimationFrame||((Ym=yn.requestAnimationFrame)||nM)(tM)}function xl(n){var e=Nn,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Nn=e}function zd(n){var e=Nn;n.__c=n.__(),Nn=e}function _p(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!kd(t,n[i])})}function tv(n,e){return typeof e=="function"?e(n):e}var iM=Symbol.for("preact-signals");function Zu(){if(pr>1)pr--;else{var n,e=!1;for((function(){var s=Ru;for(Ru=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var a=r.t;a!==void 0;a=a.x)a.i===s.i&&(a.i=r.i);s=s.o}})();Sl!==void 0;){var t=Sl;for(Sl=void 0,Au++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&sv(t))try{t.c()}catch(s){e||(n=s,e=!0)}t=i}}if(Au=0,pr--,e)throw n}}function nv(n){if(pr>0)return n();Hd=++sM,pr++;try{return n()}finally{Zu()}}var yl,an=void 0;function Ju(n){var e=an,t=yl;an=void 0,yl=void 0;try{return n()}finally{an=e,yl=t}}var Sl=void 0,pr=0,Au=0,sM=0,Hd=0,Ru=void 0,Cu=0;function iv(n){if(an!==void 0){var e=n.n;if(e===void 0||e.t!==an)return e={i:0,S:n,p:an.s,n:void 0,t:an,e:void 0,x:void 0,r:e},an.s!==void 0&&(an.s.n=e),an.s=e,n.n=e,32&an.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=an.s,e.n=void 0,an.s.n=e,an.s=e),e}}function ci(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}ci.prototype.brand=iM;ci.prototype.h=function(){return!0};ci.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:Ju(function(){var i;(i=e.W)==null||i.call(e)}))};ci.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&Ju(function(){var s;(s=e.Z)==null||s.call(e)}))}};ci.prototype.subscribe=function(n){var e=this;return qt(function(){var t=e.value;Ju(function(){return n(t)})},{name:"sub"})};ci.prototype.valueOf=function(){return this.value};ci.prototype.toString=function(){return this.value+""};ci.prototype.toJSON=function(){return this.value};ci.prototype.peek=function(){var n=this;return Ju(function(){return n.value})};Object.defineProperty(ci.prototype,"value",{get:function(){var n=iv(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(Au>100)throw new Error("Cycle detected");(function(t){pr!==0&&Au===0&&t.l!==Hd&&(t.l=Hd,Ru={S:t,v:t.v,i:t.i,o:Ru})})(this),this.v=n,this.i++,Cu++,pr++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Zu()}}}});function Ne(n,e){return new ci(n,e)}function sv(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function rv(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function av(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function Da(n,e){ci.call(this,void 0,e),this.x=n,this.s=void 0,this.g=Cu-1,this.f=4}Da.prototype=new ci;Da.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Cu))return!0;if(this.g=Cu,this.f|=1,this.i>0&&!sv(this))return this.f&=-2,!0;var n=an;try{rv(this),an=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return an=n,av(this),this.f&=-2,!0};Da.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}ci.prototype.S.call(this,n)};Da.prototype.U=function(n){if(this.t!==void 0&&(ci.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Da.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(Da.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=iv(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function vt(n,e){return new Da(n,e)}function ov(n){var e=n.j;if(n.j=void 0,typeof e=="function"){pr++;var t=an;an=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,vp(n),i}finally{an=t,Zu()}}}function vp(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,ov(n)}function rM(n){if(an!==this)throw new Error("Out-of-order effect");av(this),an=n,this.f&=-2;try{8&this.f&&vp(this)}finally{Zu()}}function ko(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,yl&&yl.push(this)}ko.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};ko.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ov(this),rv(this),pr++;var n=an;return an=this,rM.bind(this,n)};ko.prototype.N=function(){2&this.f||(this.f|=2,this.u=Sl,Sl=this)};ko.prototype.d=function(){this.f|=8,1&this.f||vp(this)};ko.prototype.dispose=function(){this.d()};function qt(n,e){var t=new ko(n,e);try{t.c()}catch(s){throw t.d(),s}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var xp,Ql,vc,aM=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,lv=[],cv=[];qt(function(){xp=this.N})();function Bo(n,e){Nt[n]=e.bind(null,Nt[n]||function(){})}function Cl(n){if(vc){var e=vc;vc=void 0,e()}vc=n&&n.S()}function uv(n){var e=this,t=n.data,i=lM(t);i.name="ReactiveDom",i.value=t;var s=Ui(function(){for(var o=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=vt(function(){var p=i.value.value;return p===0?0:p===!0?"":p||""}),h=vt(function(){return!Array.isArray(c.value)&&!X0(c.value)}),d=qt(function(){if(this.N=hv,h.value){var p=c.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=p)}}),f=e.__$u.d;return e.__$u.d=function(){d(),f.call(this)},[h,c]},[]),r=s[0],a=s[1];return r.value?a.peek():a.value}uv.displayName="ReactiveTextNode";Object.defineProperties(ci.prototype,{constructor:{configurable:!0,value:VS(_t,null).constructor},type:{configurable:!0,value:uv},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});Bo("__b",function(n,e){if(Cl(),Ql=void 0,typeof e.type=="string"){var t,i=e.props;for(var s in i)if(s!=="children"){var r=i[s];r instanceof ci&&(t||(e.__np=t={}),t[s]=r,i[s]=r.peek())}}n(e)});Bo("__r",function(n,e){if(n(e),e.type!==_t){Cl();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(s,r){var a;return qt(function(){a=this},{name:r}),a.c=s,a})((function(s){return function(){var r;aM&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Ql=i,Cl(t)}});Bo("__e",function(n,e,t,i){Cl(),Ql=void 0,n(e,t,i)});Bo("diffed",function(n,e){Cl(),Ql=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,s=e.props,r=t.U;if(r)for(var a in r){var o=r[a];o===void 0||i&&a in i||(o.d(),r[a]=void 0)}if(i){r||(r={},t.U=r);for(var l in i){var c=r[l],h=i[l];c===void 0?(c=oM(t,l,h,s),r[l]=c):c.o(h,s)}}}n(e)});function oM(n,e,t,i){var s=e in n&&n.ownerSVGElement===void 0,r=Ne(t);return{o:function(a,o){r.value=a,i=o},d:qt(function(){this.N=hv;var a=r.value.value;i[e]!==a&&(i[e]=a,s?n[e]=a:a!=null&&(a!==!1||e[4]==="-")?n.setAttribute(e,a):n.removeAttribute(e))})}}Bo("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var s in i){var r=i[s];r&&r.d()}}}var a=e.__np;if(a){var o=e.props;for(var l in a)o[l]=a[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var h=c.__$u;h&&(c.__$u=void 0,h.d())}}n(e)});Bo("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});vl.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(i||r||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var a in n)if(a!=="__source"&&n[a]!==this.props[a])return!0;for(var o in this.props)if(!(o in n))return!0;return!1};function lM(n,e){return Ui(function(){return Ne(n,e)},[])}var cM=typeof requestAnimationFrame>"u"?setTimeout:function(n){var e=function(){clearTimeout(t),cancelAnimationFrame(i),n()},t=setTimeout(e,35),i=requestAnimationFrame(e)},uM=function(n){queueMicrotask(function(){queueMicrotask(n)})};function hM(){nv(function(){for(var n;n=lv.shift();)xp.call(n)})}function dM(){lv.push(this)===1&&(Nt.requestAnimationFrame||cM)(hM)}function fM(){nv(function(){for(var n;n=cv.shift();)xp.call(n)})}function hv(){cv.push(this)===1&&(Nt.requestAnimationFrame||uM)(fM)}function pM(n,e){var t=cs(n);t.current=n;var i=Ql;Pi(function(){return qt(function(){if(this.N=dM,!(i&&8&i.__$f))return t.current()},e)},[])}const mM={f32:Float32Array,f64:Float64Array,i32:Int32Array,u32:Uint32Array,u8:Uint8Array};function gM(n){const e=new DataView(n);if(n.byteLength<8||e.getUint32(0)!==1414288177)throw new Error("the answer is no TLS1 container");const t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new Error("the header of the answer is cut off");const i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t))),s={};for(const[r,a]of Object.entries(i.arrays??{}))s[r]=_M(n,8+t,r,a);return{header:i,arrays:s}}function _M(n,e,t,i){const s=mM[i.type];if(!s)throw new Error(`array ${t} has the unknown type ${i.type}`);const r=e+i.offset;if(r%s.BYTES_PER_ELEMENT!==0||r+i.count*s.BYTES_PER_ELEMENT>n.byteLength)throw new Error(`array ${t} lies outside of the answer`);return new s(n,r,i.count)}class Na extends Error{constructor(e,t,i){super(t[0]?.message||i),this.status=e,this.errors=t}}async function vM(n){const e=await n.json().catch(()=>null),t=e?.errors??(e?.error?[e.error]:[]);return new Na(n.status,t,`${n.status} ${n.statusText}`)}async function dv(n,e){let t;try{t=await fetch("/api/"+n,e)}catch{throw new Na(0,[],"talus view does not answer: is it still running?")}if(!t.ok)throw await vM(t);return t}const _s=async(n,e)=>(await dv(n,e)).json(),sr=(n,e,t)=>_s(e,{method:n,headers:{"Content-Type":"application/json"},body:JSON.stringify(t)});async function Cr(n){return gM(await(await dv(n)).arrayBuffer())}function wi(n,e){const t=Object.entries(e).filter(([,i])=>i!==void 0).map(([i,s])=>`${i}=${encodeURIComponent(s)}`);return t.length>0?`${n}?${t.join("&")}`:n}const bt={project:()=>_s("project"),check:n=>sr("POST","project/check",n),save:n=>sr("PUT","project",n),projects:()=>_s("projects"),open:n=>sr("POST","open",{file:n}),create:(n,e)=>sr("POST","new",{kind:n,folder:e}),upload:(n,e)=>_s(wi("upload",{name:n.name,replace:e?1:void 0}),{method:"POST",body:n}),distribution:n=>sr("POST","distribution",{value:n}),terrain:n=>Cr(wi("terrain",{most:n})),layout:()=>_s("layout"),rockShape:(n,e)=>Cr(wi("rock-shape",{name:n,number:e})),regions:()=>_s("regions"),saveRegions:n=>sr("PUT","regions",n),runs:()=>_s("runs"),start:n=>sr("POST","runs",n),progress:n=>_s(wi("runs/progress",{run:n})),cancel:n=>sr("POST",wi("runs/cancel",{run:n}),{}),resume:n=>sr("POST",wi("runs/resume",{run:n}),{}),summary:n=>_s(wi("run/summary",{run:n})),table:(n,e,t={})=>Cr(wi("run/table",{run:n,name:e,...t})),maps:n=>_s(wi("run/maps",{run:n})),map:(n,e,t=1)=>Cr(wi("run/map",{run:n,name:e,band:t})),paths:(n,e={})=>Cr(wi("run/paths",{run:n,...e})),rock:(n,e,t=60)=>Cr(wi("run/rock",{run:n,rock:e,rate:t})),fileAddress:(n,e)=>"/api/"+wi("run/file",{run:n,name:e}),block:n=>Cr(wi("block",{run:n})),groundMotion:n=>Cr(wi("run/ground-motion",{run:n})),scene:()=>_s("scene")},yp=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function ec(n,e){let t=n;for(const i of e)if(Array.isArray(t)&&typeof i=="number")t=t[i];else if(yp(t))t=t[i];else return;return t}function go(n,e,t){if(e.length===0)return t(n);const[i,...s]=e;if(typeof i=="number"){const o=Array.isArray(n)?[...n]:[],l=go(o[i],s,t);return l===void 0?o.splice(i,1):o[i]=l,o}const r=yp(n)?{...n}:{},a=go(r[i],s,t);return a===void 0?delete r[i]:r[i]=a,r}function xM(n,e,t){const i=e[e.length-1];return go(n,e.slice(0,-1),s=>yp(s)?Object.fromEntries(Object.entries(s).map(([r,a])=>[r===i?t:r,a])):s)}function yM(n,e){switch(e.op){case"set":return go(n,e.path,()=>e.value);case"add":return go(n,e.path,t=>[...Array.isArray(t)?t:[],e.value]);case"remove":return go(n,e.path,()=>{});case"rename":return xM(n,e.path,e.name)}}const SM=(n,e)=>e.reduce(yM,n),MM=(n,e)=>n.length===e.length&&n.every((t,i)=>t===e[i]);function bM(n,e){const t=n[n.length-1];return t&&e.op==="set"&&t.op==="set"&&MM(t.path,e.path)?[...n.slice(0,-1),e]:[...n,e]}function _o(n){return n.reduce((e,t)=>typeof t=="number"?`${e}[${t}]`:e===""?t:`${e}.${t}`,"")}function wM(n,e){const t=_o(e);return n===t||n.startsWith(t+".")||n.startsWith(t+"[")}function Gd(n,e){if(!e.includes(n))return n;let t=2;for(;e.includes(`${n}-${t}`);)++t;return`${n}-${t}`}const Pl=Ne([]);let EM=1;function Ll(n,e="done"){const t=EM++;Pl.value=[...Pl.value.filter(i=>i.text!==n),{id:t,text:n,kind:e}],window.setTimeout(()=>fv(t),e==="error"?12e3:4e3)}function fv(n){Pl.value=Pl.value.filter(e=>e.id!==n)}function Ts(n){Ll(n instanceof Error?n.message:String(n),"error")}const Ie=Ne(null),Pu=Ne(null),ai=Ne([]),Ws=Ne(null),Fi=Ne(null),us=Ne(null),Sp=Ne(!1),Ia=Ne(0),ju=vt(()=>ai.value.length>0||Fi.value!==null&&Fi.value!==Ie.value?.text),tc=vt(()=>{if(Fi.value!==null)return us.value?.data??Ie.value?.data??null;const n=Ie.value?.data;return n?SM(n,ai.value):null}),wa=vt(()=>ju.value&&us.value?us.value.errors:Ie.value?.errors??[]),Mp=vt(()=>Fi.value??(ai.value.length>0?us.value?.text:void 0)??Ie.value?.text??""),vi=n=>ec(tc.value??void 0,n),nc=n=>wa.value.filter(e=>wM(e.key,n)),hr=Ne([]),pv=vt(()=>hr.value.length>0&&Fi.value===null);function mv(){hr.value=[...hr.value,{edits:ai.value,regions:Ws.value}]}function bp(n){Ie.value=n,hr.value=[],ai.value=[],Fi.value=null,us.value=null,Ia.value+=1,document.title=n.name?`${n.name} · Talus`:"Talus"}async function gv(){try{bp(await bt.project()),Pu.value=null}catch(n){Pu.value=n}}async function wp(n){try{return bp(await n),!0}catch(e){return Ts(e),!1}}let ig=0,xc=0;function Ep(){clearTimeout(ig),Sp.value=!0,ig=window.setTimeout(TM,250)}async function TM(){const n=++xc;try{const e=await bt.check(Fi.value!==null?{text:Fi.value}:{edits:ai.value});n===xc&&(us.value=e)}catch(e){n===xc&&e instanceof Na&&e.errors.length>0&&Ie.value?us.value={text:Mp.value,data:tc.value,errors:e.errors,check:"",random:[]}:Ts(e)}finally{n===xc&&(Sp.value=!1)}}function _v(n,e){if(!Ie.value?.writable||Fi.value!==null)return;const t=n.reduce(bM,ai.value);e(t)||mv(),ai.value=t,Ep()}const Sr=(...n)=>_v(n,e=>e.length===ai.value.length),AM=(n,e)=>_v([n],()=>e);function Tp(n,e=!1){Ie.value?.writable&&(e||mv(),Ws.value=n)}const mr=(n,e)=>Sr(e===void 0?{op:"remove",path:n}:{op:"set",path:n,value:e});function vv(){const n=hr.value[hr.value.length-1];if(!n||!pv.value)return;hr.value=hr.value.slice(0,-1);const e=n.edits===ai.value;[ai.value,Ws.value]=[n.edits,n.regions],ai.value.length===0?us.value=null:e||Ep()}function RM(n){Fi.value=n,Ep()}function CM(){hr.value=[],ai.value=[],Fi.value=null,us.value=null}const Lu=Ne(!1);async function PM(n=!1){if(!Ie.value||!ju.value)return!0;Lu.value=!0;const e=Fi.value!==null?{text:Fi.value}:{edits:ai.value};try{return bp(await bt.save({revision:Ie.value.revision,allow_errors:n||void 0,...e})),!0}catch(t){const i=t instanceof Na&&t.status===422?t.errors:[];return i.length>0&&(us.value={text:Mp.value,data:tc.value,errors:i,check:"",random:[]}),Ts(t),!1}finally{Lu.value=!1}}const Dl=vt(()=>ju.value||Ws.value!==null);let sg="";qt(()=>{Ia.value;const n=`${Ie.peek()?.folder}/${Ie.peek()?.file}`;n!==sg&&(Ws.value=null),sg=n});async function LM(){const n=Ws.value;if(!n||!Ie.value)return!0;const e=await wp(bt.saveRegions({revision:Ie.value.revision,features:n}));return e&&(Ws.value=null),e}async function xv(n=!1){return await PM(n)&&await LM()}function DM(){Ws.value=null,CM()}const bn=Ne([]),wt=Ne(null),cn=Ne(null),zn=vt(()=>bn.value.find(n=>n.id===wt.value)??null),Qu=vt(()=>bn.value.find(n=>n.id===cn.value)??null),NM=vt(()=>bn.value.some(n=>n.live)),li=n=>n.replace(/^results\//,""),IM=n=>n.total>0?Math.min(1,n.done/n.total):0;async function UM(){try{bn.value=(await bt.runs()).runs,zn.value||(wt.value=(bn.value.find(n=>n.complete)??bn.value[0])?.id??null),Qu.value||(cn.value=null),eh()}catch(n){Ts(n)}}let Vd=0;function eh(){clearTimeout(Vd),NM.value&&(Vd=window.setTimeout(yv,300))}async function yv(){const n=bn.value.filter(e=>e.live);try{const e=await Promise.all(n.map(i=>bt.progress(i.id))),t=e.filter(i=>!i.live);bn.value=bn.value.map(i=>({...i,...e.find(s=>s.id===i.id)})),t.length>0&&await FM(t)}catch(e){Ts(e),Vd=window.setTimeout(yv,3e3);return}eh()}async function FM(n){bn.value=(await bt.runs()).runs;for(const e of n)e.state==="failed"?Ll(`${li(e.id)} failed: ${e.error?.message??"no reason given"}`,"error"):Ll(`${li(e.id)}: ${e.state}`)}function OM(n){bn.value=[n,...bn.value.filter(e=>e.id!==n.id)],wt.value=n.id,eh()}async function kM(n={}){if(!await xv())return!1;try{return OM(await bt.start(n)),!0}catch(e){return Ts(e),!1}}async function Sv(n){try{const e=await n;bn.value=bn.value.map(t=>t.id===e.id?{...t,...e}:t),eh()}catch(e){Ts(e)}}const BM=n=>Sv(bt.cancel(n)),zM=n=>Sv(bt.resume(n));function Nl(n){cn.value===n&&(cn.value=wt.value),wt.value=n}const Ht=Ne("setup"),as=Ne(null),vo=Ne(1),Xr=Ne("speed_m_s"),pi={paths:Ne(!0),impacts:Ne(!1),starts:Ne(!0),ends:Ne(!0),features:Ne(!0),regions:Ne(!0)},th=Ne(!1),os=Ne(null),uu=Ne(10),HM=()=>{try{const n=localStorage.getItem("talus-theme");return n==="light"||n==="dark"?n:"system"}catch{return"system"}},Du=Ne(HM()),Mv=Ne(matchMedia("(prefers-color-scheme: dark)").matches);matchMedia("(prefers-color-scheme: dark)").addEventListener("change",n=>Mv.value=n.matches);const Wd=vt(()=>Du.value==="system"?Mv.value:Du.value==="dark"),Xs=Ne(Wd.value);qt(()=>{document.documentElement.dataset.theme=Wd.value?"dark":"light",Xs.value=Wd.value;try{localStorage.setItem("talus-theme",Du.value)}catch{}});function bv(){Du.value=Xs.value?"light":"dark"}const wv={speed_m_s:"speed",energy_kJ:"kinetic energy",translational_energy_kJ:"translational energy",rotational_energy_kJ:"rotational energy",height_m:"height above ground"},hl=Ne(!1),dr=Ne(!1),Ev=4,nh="–";function rg(n){const[e,t]=n.split("."),i=e.startsWith("-")?"−":"",s=e.replace("-",""),r=s.length>4?s.replace(/\B(?=(\d{3})+$)/g," "):s;return i+r+(t===void 0?"":"."+t)}function Tv(n){return n.includes(".")?n.replace(/\.?0+$/,""):n}function Ye(n,e=Ev){if(n==null||!Number.isFinite(n))return nh;if(n===0)return"0";const t=Math.abs(n);if(t>=1e7||t<1e-4)return GM(n,e);if(Number.isInteger(n))return rg(String(n));const i=Math.max(0,e-1-Math.floor(Math.log10(t)));return rg(Tv(n.toFixed(i)))}function GM(n,e){const[t,i]=n.toExponential(e-1).split("e"),s=[...String(Number(i))].map(a=>a==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(a)]).join("");return`${Tv(t).replace("-","−")}·10${s}`}function mn(n,e,t=Ev){const i=Ye(n,t);return e===""||i===nh?i:`${i} ${e}`}function ag(n){return!n||n.length<2?nh:`${Ye(n[0])} … ${Ye(n[1])}`}function VM(n,e,t=e+"s"){return`${Ye(n)} ${n===1?e:t}`}function Av(n){if(n==null||!Number.isFinite(n))return nh;const e=Math.max(0,Math.round(n));if(e<60)return`${e} s`;const t=a=>String(a).padStart(2,"0"),[i,s,r]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60];return i>0?`${i}:${t(s)}:${t(r)}`:`${s}:${t(r)}`}const WM=[["_kg_m3","kg/m³"],["_m_s2","m/s²"],["_rad_s","rad/s"],["_m_s","m/s"],["_N_s","N s"],["_1_s","1/s"],["_kJ","kJ"],["_kg","kg"],["_deg","°"],["_rad","rad"],["_hz","Hz"],["_g","g"],["_J","J"],["_m","m"],["_s","s"]];function $s(n){const e=WM.find(([i])=>n.endsWith(i)&&n.length>i.length);return{label:(e?n.slice(0,-e[0].length):n).replaceAll("_"," "),unit:e?e[1]:""}}function XM(n){return n<1e3?`${n} B`:n<1e6?mn(n/1e3,"kB",3):mn(n/1e6,"MB",3)}function Il(n,e,t){if(!(e>n))return[n];const i=(e-n)/t,s=10**Math.floor(Math.log10(i)),r=s*[1,2,5,10].find(o=>o*s>=i*(1-1e-9)),a=[];for(let o=Math.ceil(n/r-1e-9);o*r<=e+1e-9*r;++o)a.push(o===0?0:o*r);return a}const $M={play:u("path",{d:"M4 2.5v11l9-5.5z",fill:"currentColor"}),pause:u("path",{d:"M4 3h3v10H4zM9 3h3v10H9z",fill:"currentColor"}),back:u("path",{d:"M10 3 5 8l5 5"}),forward:u("path",{d:"m6 3 5 5-5 5"}),start:u("path",{d:"M4 3v10M12 3 6.5 8l5.5 5"}),close:u("path",{d:"m4 4 8 8M12 4l-8 8"}),plus:u("path",{d:"M8 3v10M3 8h10"}),bin:u("path",{d:"M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5 5 13h6l.5-8.5M7 7v4M9 7v4"}),sun:u(_t,{children:[u("circle",{cx:"8",cy:"8",r:"3"}),u("path",{d:"M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1"})]}),moon:u("path",{d:"M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z"}),undo:u("path",{d:"M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H6"}),point:u("circle",{cx:"8",cy:"8",r:"3",fill:"currentColor"}),line:u(_t,{children:u("path",{d:"M3 12 7 6l3 3 3-6"})}),area:u("path",{d:"m3 6 5-3 5 3-1.5 7h-7z"}),barrier:u("path",{d:"M2 13V5M6 13V5M10 13V5M14 13V5M2 6h12M2 10h12"}),counter:u("path",{d:"M2 8h12M5 5v6M8 5v6M11 5v6"}),region:u(_t,{children:[u("path",{d:"m3 6 5-3 5 3-1.5 7h-7z"}),u("path",{d:"m4 12 7-7M6 13l6-6"})]}),cut:u("path",{d:"M2 13 6 7l3 2 5-6M2 15h12"}),ground:u("path",{d:"M1 13 6 5l3 4 2-2 4 6z"})};function Hn({name:n}){return u("svg",{width:"16",height:"16",viewBox:"0 0 16 16",fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",children:$M[n]})}function qM(){return u("span",{class:"brand",children:[u("svg",{width:"22",height:"22",viewBox:"0 0 24 24","aria-hidden":"true",children:[u("path",{d:"M1 22 11 3l4 7 3-3 5 15z",fill:"currentColor"}),u("circle",{cx:"19.5",cy:"3.8",r:"2.3",fill:"currentColor"})]}),"Talus"]})}function ih({title:n,close:e,children:t,narrow:i}){const s=cs(null);return Pi(()=>{s.current.showModal()},[]),u("dialog",{ref:s,class:`plate dialog${i?" narrow":""}`,"aria-label":n,onClose:e,onClick:r=>r.target===s.current&&e(),children:[u("div",{class:"dialog-head",children:[u("h2",{children:n}),u("button",{class:"button small icon plain","aria-label":"close",onClick:e,children:u(Hn,{name:"close"})})]}),t]})}const hu=Ne(!1),Xd=Ne(null),YM=n=>n.slice(n.lastIndexOf(".")+1).toLowerCase();function KM(n){const e=YM(n);Ie.value?.kind==="rockfall"&&(["tif","tiff","asc"].includes(e)?Sr({op:"remove",path:["slope","mesh"]},{op:"set",path:["slope","dem"],value:n}):["obj","ply","stl"].includes(e)&&!Ie.value.data?.slope&&Sr({op:"set",path:["slope","mesh"],value:n}))}async function Ap(n,e=!1){try{const t=await bt.upload(n,e);return Ll(`${t.file}: ${XM(t.bytes)}${t.raster?`, ${t.raster.columns} × ${t.raster.rows} cells`:""}`),(!Ie.value?.data||Ie.value.data.slope===void 0||e)&&await gv(),KM(t.file),t.file}catch(t){return t instanceof Na&&t.status===409&&!e?Xd.value=n:Ts(t),null}}function ZM(){const n=s=>s.dataTransfer?.types.includes("Files")??!1,e=s=>{n(s)&&(s.preventDefault(),hu.value=!0)},t=s=>s.relatedTarget===null&&(hu.value=!1),i=s=>{s.preventDefault(),hu.value=!1;for(const r of s.dataTransfer?.files??[])Ap(r)};return window.addEventListener("dragover",e),window.addEventListener("dragleave",t),window.addEventListener("drop",i),()=>{window.removeEventListener("dragover",e),window.removeEventListener("dragleave",t),window.removeEventListener("drop",i)}}function JM(){Pi(ZM,[]);const n=Xd.value,e=t=>{Xd.value=null,t&&n&&Ap(n,!0)};return u(_t,{children:[hu.value&&u("div",{class:"drop-over",children:"Drop a height model, a mesh, a GIS file or a record"}),n&&u(ih,{title:"Replace the file?",close:()=>e(!1),children:[u("p",{children:[n.name," exists beside the project."]}),u("div",{class:"actions",children:[u("button",{class:"button primary",onClick:()=>e(!0),children:"Replace it"}),u("button",{class:"button",onClick:()=>e(!1),children:"Keep it"})]})]})]})}const kh=n=>/^\d+$/.test(n.trim())?Number(n):void 0;function yc({label:n,value:e,placeholder:t,set:i,test:s}){return u("div",{class:"field",children:[u("label",{for:`run-${s}`,children:n}),u("span",{class:"value",children:u("input",{id:`run-${s}`,type:"text",value:e,placeholder:t,"data-test":`run-${s}`,onInput:r=>i(r.currentTarget.value)})})]})}function jM({close:n}){const e=Ie.value,[t,i]=Bn(""),[s,r]=Bn(""),[a,o]=Bn(""),[l,c]=Bn(""),[h,d]=Bn(""),f=async _=>{_.preventDefault();const S={name:t.trim()||void 0,rocks:kh(s),seed:kh(a),threads:kh(l),law:h||void 0};n(),await kM(S)&&(Ht.value=e.kind==="rockfall"?"runs":"results")},p=vi(["rocks"]);return u(ih,{title:"Run",close:n,narrow:!0,children:u("form",{onSubmit:_=>void f(_),children:[u("p",{class:"soft",children:["Runs the project file as it is on disk, into ",u("code",{children:"results/"})," beside it.",Dl.value?" Your changes are saved first.":""]}),u("br",{}),u(yc,{label:"name",value:t,placeholder:"run-1, run-2, …",set:i,test:"name"}),e.kind==="rockfall"&&u(yc,{label:"rocks",value:s,placeholder:typeof p=="number"?String(p):"as in the project",set:r,test:"rocks"}),e.kind==="rockfall"&&u(yc,{label:"seed",value:a,placeholder:String(vi(["seed"])??1),set:o,test:"seed"}),e.kind==="scene"&&u("div",{class:"field",children:[u("label",{for:"run-law",children:"law"}),u("span",{class:"value",children:u("select",{id:"run-law",value:h,onChange:_=>d(_.currentTarget.value),children:[u("option",{value:"",children:"that of the scene"}),(e.words.laws??[]).map(_=>u("option",{children:_},_))]})})]}),e.kind!=="scene"&&u(yc,{label:"threads",value:l,placeholder:`all ${e.threads}`,set:c,test:"threads"}),u("div",{class:"actions",children:[u("button",{class:"button primary",type:"submit","data-test":"run-start",children:"Start"}),u("button",{class:"button",type:"button",onClick:n,children:"Cancel"})]})]})})}const QM=[{kind:"rockfall",title:"Rockfall",text:"How far, how fast and how high do rocks fall on this slope, and what must the barrier take?"},{kind:"rocking",title:"Rocking",text:"Does this free-standing block rock, slide or topple in this earthquake?"},{kind:"scene",title:"Scene",text:"What do many bodies in contact do under a law?"}];function eb({done:n}){const[e,t]=Bn("rockfall"),[i,s]=Bn(""),r=async a=>{a.preventDefault(),await wp(bt.create(e,i.trim()||`my-${e}`))&&n()};return u("form",{onSubmit:a=>void r(a),children:[u("h2",{children:"New"}),u("br",{}),u("div",{class:"choices",role:"group","aria-label":"kind of the new project",children:QM.map(a=>u("button",{type:"button",class:"choice","aria-pressed":e===a.kind,onClick:()=>t(a.kind),"data-test":`new-${a.kind}`,children:[u("b",{children:a.title}),u("span",{class:"soft",children:a.text})]},a.kind))}),u("div",{class:"actions",children:[u("label",{class:"hidden-text",for:"new-folder",children:"folder"}),u("input",{id:"new-folder",type:"text",placeholder:`my-${e}`,value:i,onInput:a=>s(a.currentTarget.value),"data-test":"new-folder"}),u("button",{class:"button primary",type:"submit","data-test":"new-create",children:"Create in this folder"})]})]})}const tb=n=>n.kind==="scene"?n.file.replace(/^.*\//,"").replace(/\.xml$/,""):n.name||n.file;function Rv({done:n}){const[e,t]=Bn(null);Pi(()=>{bt.projects().then(s=>t(s.projects),Ts)},[]);const i=async s=>{await wp(bt.open(s))&&n()};return u(_t,{children:[e&&e.length>0&&u("section",{children:[u("h2",{children:"Open"}),u("div",{class:"project-list",children:u("table",{class:"plain",children:u("tbody",{children:e.map(s=>u("tr",{children:[u("td",{children:u("button",{class:"button plain small",onClick:()=>void i(s.file),"data-test":"open-project",children:tb(s)})}),u("td",{class:"soft",children:s.kind}),u("td",{class:"soft",children:s.file})]},s.file))})})}),u("br",{})]}),u(eb,{done:n})]})}function nb(){return u("div",{class:"centre",children:u("div",{class:"welcome",children:[u("div",{children:[u("h1",{children:"Talus studio"}),u("p",{class:"soft",children:Ie.value?.folder})]}),u(Rv,{done:()=>{}})]})})}function ib(){const n=Pu.value,e=n.status===401?"Open the address that talus view printed: it holds the key to this studio.":n.message;return u("div",{class:"centre",children:u("div",{class:"welcome",children:[u("h1",{children:n.status===401?"Not this way":"No answer"}),u("p",{"data-test":"refused",children:e})]})})}function sb({close:n}){return u(ih,{title:"Projects",close:n,children:u(Rv,{done:n})})}const Ul=Ne(!1),du=Ne(!1);async function Cv(){Dl.value&&await xv()&&Ll("saved")}function rb(){const n=wa.value;return Sp.value?u("span",{class:"chip","data-test":"check",children:"checking …"}):n.length>0?u("button",{class:"chip bad","data-test":"check",title:n[0].message,onClick:()=>Ht.value="setup",children:VM(n.length,"error")}):u("span",{class:"chip good","data-test":"check",title:Ie.value?.check,children:"no errors"})}function ab(){return Ie.value?.writable?u(_t,{children:[pv.value&&u("button",{class:"button icon",onClick:vv,"aria-label":"undo","data-test":"undo",title:"undo the last change (Ctrl Z)",children:u(Hn,{name:"undo"})}),Dl.value&&u("button",{class:"button",onClick:DM,title:"back to the file as it is",children:"Discard"}),u("button",{class:"button","data-test":"save",disabled:!Dl.value||Lu.value,onClick:()=>void Cv(),title:"save to the project file; comments stay (Ctrl S)",children:Lu.value?"Saving …":"Save"}),u("button",{class:"button primary","data-test":"run",disabled:wa.value.length>0,onClick:()=>Ul.value=!0,title:"save and run (R)",children:[u(Hn,{name:"play"}),"Run"]})]}):u("span",{class:"chip",title:"these results lie outside of their project's folder",children:"read only"})}function ob(){const n=Ie.value;return u("header",{class:"header",children:[u(qM,{}),n&&n.kind&&u(_t,{children:[u("button",{class:"button plain title",onClick:()=>du.value=!0,title:"open another project, or make a new one (O)","data-test":"project-name",children:n.name||n.file}),u("span",{class:"chip",children:n.kind}),u(rb,{}),u("span",{class:"where",title:`${n.folder}/${n.file}`,children:[n.file,Dl.value?" (changed)":""]})]}),u("span",{class:"space"}),u("span",{class:"group",children:[n&&n.kind&&u(ab,{}),u("button",{class:"button icon",onClick:bv,"aria-label":Xs.value?"light colours":"dark colours",title:"light or dark (D)",children:u(Hn,{name:Xs.value?"sun":"moon"})}),u("button",{class:"button icon",onClick:()=>th.value=!0,"aria-label":"keyboard shortcuts",title:"keyboard shortcuts (?)",children:"?"})]}),Ul.value&&u(jM,{close:()=>Ul.value=!1}),du.value&&u(sb,{close:()=>du.value=!1})]})}const Mn=Ne(0),Es=Ne(0),$r=Ne(!1),Pv=Ne(1),Lv=[.05,.1,.25,.5,1,2,4,8],ic=vt(()=>Es.value>0);let fu=null;function Dv(n){if(!$r.value)return;const e=fu===null?Mn.value:Mn.value+(n-fu)/1e3*Pv.value;fu=n,e>=Es.value&&($r.value=!1),Mn.value=Math.min(e,Es.value),$r.value&&requestAnimationFrame(Dv)}function Nv(){ic.value&&(Mn.value>=Es.value&&(Mn.value=0),$r.value=!0,fu=null,requestAnimationFrame(Dv))}const sh=()=>void($r.value=!1),Rp=()=>$r.value?sh():Nv();function rh(n){Mn.value=Math.min(Es.value,Math.max(0,n))}function Ua(n){sh(),rh(n)}const Fl=n=>Ua(Mn.value+n);function Ol(n){sh(),Es.value=n,Mn.value=0}const lb=Object.freeze(Object.defineProperty({__proto__:null,end:Es,goTo:Ua,pause:sh,play:Nv,playing:$r,ready:ic,rewind:Ol,seek:rh,speed:Pv,speeds:Lv,step:Fl,time:Mn,toggle:Rp},Symbol.toStringTag,{value:"Module"})),rs=(n,e,t)=>n.heights[t*n.columns+e];function Cp(n,e,t){const i=(e-n.west)/n.stepX,s=(t-n.south)/n.stepY;if(!(i>=0&&s>=0&&i<=n.columns-1&&s<=n.rows-1))return NaN;const r=Math.min(Math.floor(i),n.columns-2),a=Math.min(Math.floor(s),n.rows-2),[o,l]=[i-r,s-a],[c,h]=[rs(n,r,a),rs(n,r+1,a)],[d,f]=[rs(n,r,a+1),rs(n,r+1,a+1)];return o>=l?c+o*(h-c)+l*(f-h):c+l*(d-c)+o*(f-d)}function Iv(n){let[e,t]=[1/0,-1/0];for(const i of n.heights)i<e&&(e=i),i>t&&(t=i);return t>=e?[e,t]:[0,1]}function cb(n,e,t){const[i,s]=Iv(n),r=[n.west,n.south,i-.001],a=[n.west+(n.columns-1)*n.stepX,n.south+(n.rows-1)*n.stepY,s+.001];let[o,l]=[0,1/0];for(let c=0;c<3;++c){if(t[c]===0){if(e[c]<r[c]||e[c]>a[c])return null;continue}const h=(r[c]-e[c])/t[c],d=(a[c]-e[c])/t[c];o=Math.max(o,Math.min(h,d)),l=Math.min(l,Math.max(h,d))}return o<=l?[o,l]:null}function ub(n,e,t){const i=cb(n,e,t);if(!i)return null;const s=d=>[e[0]+d*t[0],e[1]+d*t[1],e[2]+d*t[2]],r=d=>{const f=s(d);return f[2]-Cp(n,f[0],f[1])},a=Math.hypot(t[0],t[1]),o=Math.hypot(a,t[2]),l=.5*Math.min(n.stepX,n.stepY)/Math.max(a,.05*o);let c=i[0],h=r(c);for(let d=i[0];d<i[1]+l;d+=l){const f=Math.min(d,i[1]),p=r(f);if(h>=0&&p<=0)return s(hb(r,c,f));[c,h]=[f,p]}return null}function hb(n,e,t){for(let i=0;i<40;++i){const s=(e+t)/2;n(s)>0?e=s:t=s}return(e+t)/2}function db(n,e){let t=1;const i=o=>Math.floor((o-1)/t)+1;for(;i(n.columns)*i(n.rows)>e;)++t;if(t===1)return n;const[s,r]=[i(n.columns),i(n.rows)],a=new Float32Array(s*r);for(let o=0;o<r;++o)for(let l=0;l<s;++l)a[o*s+l]=rs(n,l*t,o*t);return{...n,columns:s,rows:r,stepX:n.stepX*t,stepY:n.stepY*t,heights:a}}function fb(n,e,t,i,s=25e4){const[r,a]=[Math.max(1e-6,i[0]-t[0]),Math.max(1e-6,i[1]-t[1])],o=Math.max(Math.sqrt(r*a/s),Math.max(r,a)/2e3),[l,c]=[Math.floor(r/o)+1,Math.floor(a/o)+1].map(f=>Math.max(2,f)),h={columns:l,rows:c,west:t[0],south:t[1],stepX:r/(l-1),stepY:a/(c-1),heights:new Float32Array(l*c).fill(NaN)},d=f=>[n[3*f],n[3*f+1],n[3*f+2]];for(let f=0;f<e.length;f+=3)pb(h,d(e[f]),d(e[f+1]),d(e[f+2]));return h}function pb(n,e,t,i){const s=(t[0]-e[0])*(i[1]-e[1])-(t[1]-e[1])*(i[0]-e[0]);if(s===0)return;const r=(h,d,f,p)=>[Math.max(0,Math.ceil((Math.min(e[h],t[h],i[h])-d)/f-1e-6)),Math.min(p-1,Math.floor((Math.max(e[h],t[h],i[h])-d)/f+1e-6))],[a,o]=r(0,n.west,n.stepX,n.columns),[l,c]=r(1,n.south,n.stepY,n.rows);for(let h=l;h<=c;++h)for(let d=a;d<=o;++d){const[f,p]=[n.west+d*n.stepX,n.south+h*n.stepY],_=((f-e[0])*(i[1]-e[1])-(p-e[1])*(i[0]-e[0]))/s,S=((t[0]-e[0])*(p-e[1])-(t[1]-e[1])*(f-e[0]))/s;if(_<-1e-6||S<-1e-6||_+S>1+1e-6)continue;const g=e[2]+_*(t[2]-e[2])+S*(i[2]-e[2]),m=h*n.columns+d;n.heights[m]>=g||(n.heights[m]=g)}}function mb({header:n,arrays:e}){const{origin:t,crs:i,bounds:s}=n;if(n.type==="mesh"){const a={positions:e.position,triangles:e.index};return{origin:t,crs:i,bounds:s,grid:fb(a.positions,a.triangles,...s),mesh:a}}const r={columns:n.columns,rows:n.rows,west:n.first[0],south:n.first[1],stepX:n.cell[0],stepY:n.cell[1],heights:e.height};return{origin:t,crs:i,bounds:s,grid:r,mesh:null}}function Uv({header:n,arrays:e}){const t=r=>e[r]??new Float32Array(0),i=new Map(n.quantities.filter(r=>e[r]).map(r=>[r,t(r)])),s=e.offset;return{paths:{rocks:Uint32Array.from(e.rock),offsets:s,positions:t("position"),times:t("time"),quantities:i},impacts:{offsets:e.impact_offset??new Uint32Array(s.length),positions:t("impact_position"),times:t("impact_time"),impulses:t("impact_impulse")},roles:(n.roles??[]).map(r=>r.split(", ").filter(a=>a!=="sample")),next:n.next,source:n.source}}const gb=({header:n,arrays:e})=>({...n,values:e.value});function Fv(n){const e=new Float32Array(n.length);for(let t=0;t<n.length;t+=4)e.set([n[t+3],n[t],n[t+1],n[t+2]],t);return e}const _b=["speed_m_s","energy_kJ","translational_energy_kJ","rotational_energy_kJ","height_m"];function vb({header:n,arrays:e}){const t=i=>e[i]??new Float32Array(0);return{header:n,frames:{times:e.time,places:t("position"),attitudes:Fv(t("attitude")),velocities:t("velocity")},mesh:{positions:t("mesh_position"),triangles:e.mesh_index},columns:Object.fromEntries(_b.filter(i=>e[i]).map(i=>[i,t(i)])),contacts:{times:e.contact_time??new Float64Array(0),positions:t("contact_position"),impulses:t("contact_impulse")}}}function kl({header:n,arrays:e}){return{rows:n.rows,columns:n.columns,numbers:t=>e[t]??new Float64Array(0),word:(t,i)=>n.words?.[t]?.[e[t]?.[i]]??""}}async function ls(n){try{return await n}catch(e){return e instanceof Na&&e.status>=400&&e.status<500||Ts(e),null}}async function sc(n){try{return await n}catch(e){return e instanceof Na&&e.status===404||Ts(e),null}}const Gt=Ne(null),ah=Ne(null),rc=Ne(null),xb=1e6;let $d="";const og=()=>JSON.stringify([Ie.value?.folder,Ie.value?.file,Ie.value?.data?.slope??null]);async function yb(){const n=og();if(n===$d&&Gt.value)return;const e=await ls(bt.terrain(xb));n===og()&&($d=n,Gt.value=e&&mb(e))}async function Sb(){const[n,e]=await Promise.all([ls(bt.layout()),ls(bt.regions())]);ah.value=n,rc.value=e}qt(()=>{Ia.value;const n=Ie.peek();if(!n||n.kind===null||n.kind==="scene"||!n.data?.slope){[Gt.value,ah.value,rc.value,$d]=[null,null,null,""];return}yb(),n.kind==="rockfall"&&Sb()});const lg=n=>Math.round(100*n)/100,Ea=()=>Gt.value?.origin??ah.value?.origin??[0,0,0],Ov=(n,e)=>[lg(n+Ea()[0]),lg(e+Ea()[1])],zo=(n,e)=>[n-Ea()[0],e-Ea()[1]],gn=Ne(null),jn=Ne(null),Bl=(n,e)=>jn.value?.list===n&&jn.value.index===e,kv=(n,e)=>void(jn.value=Bl(n,e)?null:{list:n,index:e}),ws=vt(()=>Ws.value??rc.value?.features??[]),Bv=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),Kr=n=>Array.isArray(vi([n]))?vi([n]).filter(Bv):[],Zr=n=>Object.keys(Bv(vi([n]))?vi([n]):{}),cg=n=>Array.isArray(n)&&n.length>=2&&n.every(e=>typeof e=="number");function ac(n){if(cg(n.point??null))return{key:"point",points:[n.point]};for(const e of["line","area"]){const t=n[e];if(Array.isArray(t)&&t.every(cg))return{key:e,points:t}}return null}function zv(n){return n?(n.geometry.type==="Polygon"?n.geometry.coordinates:n.geometry.coordinates.flat()).map(t=>t.slice(0,-1)):[]}const qd=(n,e)=>{const t=Gt.value?.grid;return t?Cp(t,n,e):NaN};function Ho(n,e=!1){const t=Gt.value?.grid?Math.min(Gt.value.grid.stepX,Gt.value.grid.stepY):1,i=[],s=(o,l)=>{const c=qd(o,l);i.push([o,l,Number.isNaN(c)&&i.length>0?i[i.length-1][2]:c])},r=e&&n.length>2?[...n,n[0]]:n;r.forEach(([o,l],c)=>{if(c===0)return s(o,l);const[h,d]=r[c-1],f=Math.min(2e3,Math.max(1,Math.ceil(Math.hypot(o-h,l-d)/t)));for(let p=1;p<=f;++p)s(h+(o-h)*p/f,d+(l-d)*p/f)});const a=i.find(o=>!Number.isNaN(o[2]))?.[2]??Gt.value?.bounds[1][2]??0;return i.map(([o,l,c])=>[o,l,Number.isNaN(c)?a:c])}function Mb(n,e,t){const i=ac(t);if(!i)return null;const s=i.points.map(([r,a])=>zo(r,a));return{kind:n,of:{list:n,index:e},line:Ho(s,i.key==="area"),height:n==="barrier"&&typeof t.height_m=="number"?t.height_m:void 0,label:typeof t.name=="string"?t.name:void 0,selected:Bl(n,e)}}const Hv=n=>zv(ws.value[n]).map(e=>({kind:"region",of:{list:"region",index:n},line:Ho(e.map(([t,i])=>zo(t,i)),!0),selected:!0})),ug=vt(()=>!tc.value||!Gt.value?[]:[...jn.value?.list==="region"?Hv(jn.value.index):[],...["seeder","barrier","counter"].flatMap(e=>Kr(e).map((t,i)=>Mb(e,i,t))).filter(e=>e!==null)]);function el(n,e){const t=Kr(n).length;Sr({op:"add",path:[n],value:e}),jn.value={list:n,index:t}}const hg=()=>[...Kr("barrier"),...Kr("counter")].map(n=>String(n.name??"")),bb=20;function wb(n,e){const t=e.map(([r,a])=>Ov(r,a)),i={rock:Zr("rock")[0]??"block"},s=vi(["rocks"])===void 0&&vi(["until"])===void 0?{rocks:bb}:{};n==="point"?el("seeder",{...i,point:t[0],...s}):n==="line"?el("seeder",{...i,line:t,...s}):n==="area"?el("seeder",{...i,area:t,...s}):n==="barrier"?el("barrier",{name:Gd("barrier",hg()),line:t,height_m:3}):n==="counter"?el("counter",{name:Gd("counter",hg()),line:t}):Eb(t)}function Eb(n){const e=Zr("material"),t=vi(["materials","default"]),i=e.find(o=>o!==t)??e[0]??"rock",s=[[...n,n[0]]],r=Math.max(-1,...ws.value.map(o=>o.properties.priority??0))+1,a=ws.value.length;Tp([...ws.value,{type:"Feature",properties:{material:i,priority:r},geometry:{type:"Polygon",coordinates:s}}]),jn.value={list:"region",index:a}}const Gv=n=>n.rings.flat();function Pp(n,e){let t=e;for(const[i,s]of n.rings.entries()){if(t>=0&&t<s.length)return{ring:i,at:t};t-=s.length}return null}const Lp=(n,e,t)=>({...n,rings:n.rings.map((i,s)=>s===e?t:i)});function Tb(n,e,t){const i=Pp(n,e);return i?Lp(n,i.ring,n.rings[i.ring].map((s,r)=>r===i.at?t:s)):n}const Ab=n=>Math.round(100*n)/100,Vv=(n,e)=>n.slice(0,e.length).map((t,i)=>Ab((t+e[i])/2));function Rb(n){let e=0;return n.rings.flatMap(t=>{const i=e;e+=t.length;const s=t.length<2?0:n.closed?t.length:t.length-1;return Array.from({length:s},(r,a)=>({after:i+a,at:Vv(t[a],t[(a+1)%t.length])}))})}function Wv(n,e,t){const i=Pp(n,e);if(!i||n.rings[i.ring].length<2)return null;const s=n.rings[i.ring],r=!n.closed&&i.at===s.length-1,a=r?i.at-1:i.at,o=Vv(s[a],s[(a+1)%s.length]);return{outline:Lp(n,i.ring,[...s.slice(0,a+1),o,...s.slice(a+1)]),corner:e+(r?0:1)}}function Xv(n,e){const t=Pp(n,e);if(!t||n.rings[t.ring].length<=n.least)return null;const i=n.rings[t.ring].filter((s,r)=>r!==t.at);return{outline:Lp(n,t.ring,i),corner:Math.max(0,e-(t.at>0?1:0))}}const _n=Ne(null);qt(()=>{jn.value,_n.value=null});const Cb={point:1,line:2,area:3};function Pb(n){if(n.list==="region"){const t=zv(ws.value[n.index]);return t.length>0?{rings:t,closed:!0,least:3}:null}const e=ac(Kr(n.list)[n.index]??{});return e&&{rings:[e.points],closed:e.key==="area",least:Cb[e.key]}}const Lb=vt(()=>{const n=jn.value;return n!==null&&(Ie.value?.writable??!1)&&(n.list!=="region"||(rc.value?.writable??!0))}),Oi=vt(()=>Lb.value?Pb(jn.value):null),$v=([n,e])=>Ho([zo(n,e)])[0],oc=vt(()=>Oi.value?Gv(Oi.value).map($v):[]),Db=80,Nb=vt(()=>{const n=Oi.value;return n&&oc.value.length<=Db?Rb(n).map(({after:e,at:t})=>({after:e,at:$v(t)})):[]});function Ib(n,e){const t=e.map(s=>[...s,s[0]].map(r=>[...r]));if(n.geometry.type==="Polygon")return{...n,geometry:{type:"Polygon",coordinates:t}};let i=0;return{...n,geometry:{type:"MultiPolygon",coordinates:n.geometry.coordinates.map(s=>s.map(()=>t[i++]))}}}function qv(n,e){const t=jn.value;if(t.list==="region")return Tp(ws.value.map((r,a)=>a===t.index?Ib(r,n.rings):r),e);const{key:i}=ac(Kr(t.list)[t.index]),s=n.rings[0].map(r=>[...r]);AM({op:"set",path:[t.list,t.index,i],value:i==="point"?s[0]:s},e)}function Ub(n,e,t){const i=Ov(n,e);if(!t||t.length<3)return i;const[s,r]=[qd(...zo(t[0],t[1])),qd(n,e)],a=r-s;return[...i,Number.isNaN(a)?t[2]:Math.round(100*(t[2]+a))/100]}function Yv(n,e,t,i=!1){const s=Oi.value;s&&(qv(Tb(s,n,Ub(e,t,Gv(s)[n])),i),_n.value=n)}function Kv(n){return n?(qv(n.outline,!1),_n.value=n.corner,!0):!1}const Dp=n=>Oi.value!==null&&Kv(Wv(Oi.value,n)),Zv=n=>Oi.value!==null&&Kv(Xv(Oi.value,n)),Fb=vt(()=>Oi.value!==null&&_n.value!==null&&Wv(Oi.value,_n.value)!==null),Ob=vt(()=>Oi.value!==null&&_n.value!==null&&Xv(Oi.value,_n.value)!==null);function Yd(n){const e=oc.value.length;e!==0&&(_n.value=_n.value===null?n>0?0:e-1:(_n.value+n+e)%e)}function kb(n,e,t){const i=_n.value===null?void 0:oc.value[_n.value];return i?(Yv(_n.value,i[0]+n,i[1]+e,t),!0):!1}const Ur=n=>n.positions.length/3,Jr=n=>n.rocks.length;function Np(){return{rocks:new Uint32Array(0),offsets:new Uint32Array(1),positions:new Float32Array(0),times:new Float32Array(0),quantities:new Map}}function tl(n,e){const t=new n.constructor(n.length+e.length);return t.set(n),t.set(e,n.length),t}function Bb(n,e){if(Jr(n)===0)return e;if(Jr(e)===0)return n;const t=Ur(n),i=new Map;for(const[s,r]of n.quantities){const a=e.quantities.get(s);a&&i.set(s,tl(r,a))}return{rocks:tl(n.rocks,e.rocks),offsets:tl(n.offsets,e.offsets.slice(1).map(s=>s+t)),positions:tl(n.positions,e.positions),times:tl(n.times,e.times),quantities:i}}function Ip(n,e){return n.rocks.indexOf(e)}function Up(n){let[e,t]=[1/0,-1/0];for(const i of n)i<e&&(e=i),i>t&&(t=i);return t>=e?[e,t]:[0,1]}function zb(n,e,t){const i=new Uint8Array(n.length),s=t>e?255/(t-e):0;for(let r=0;r<n.length;++r)i[r]=Math.min(255,Math.max(0,(n[r]-e)*s));return i}const Mt=Ne(Np()),Ml=Ne(null),zl=Ne([]),Jv=Ne("computed"),Ao=Ne(null),Hl=Ne(null),qr=Ne(null),Ta=Ne([]),xo=Ne(null),Sn=Ne(null),Hs=Ne(null),Fp=vt(()=>Ie.value?.kind==="rockfall");function dg(){Mt.value=Np(),Ml.value=null,zl.value=[],Ao.value=qr.value=xo.value=null,Ta.value=[],Sn.value=null}let bl=0,jv=0;function Qv(n,e){Mt.value=e?Bb(Mt.value,n.paths):n.paths,zl.value=e?[...zl.value,...n.roles]:n.roles,Ml.value=n.impacts,Jv.value=n.source,bl=n.next}async function ex(n){const e=await sc(bt.paths(n,{after:bl}));n===wt.value&&(e&&e.header.next>bl&&Qv(Uv(e),bl>0),zn.value?.live&&(jv=window.setTimeout(()=>void ex(n),600)))}async function Hb(n){const e=i=>i!==null&&n===wt.value,t=async(i,s)=>{const r=await sc(i);e(r)&&s(r)};await Promise.all([t(bt.paths(n),i=>Qv(Uv(i),!1)),t(bt.summary(n),i=>Ao.value=i),t(bt.maps(n),i=>Ta.value=i.maps),t(bt.table(n,"rocks.csv"),i=>qr.value=kl(i))])}const Gb=vt(()=>zn.value?.live?"live":`${zn.value?.complete} ${zn.value?.modified}`);let fg=null;qt(()=>{const n=wt.value;if(Gb.value,clearTimeout(jv),!Fp.value||n===null)return dg();const{live:e,complete:t}=zn.peek()??{live:!1,complete:!1};(n!==fg||e)&&(dg(),bl=0),fg=n,e?ex(n):t&&Hb(n)});qt(()=>{const n=cn.value;Hl.value=null,!(!Fp.value||n===null||!Qu.peek()?.complete)&&sc(bt.summary(n)).then(e=>{n===cn.value&&(Hl.value=e)})});const Nu=Ne(null);async function tx(n,e,t){if(n===null||e===null)return null;const i=await sc(bt.map(n,e,t));return i&&gb(i)}qt(()=>{const[n,e,t]=[wt.value,as.value,vo.value];if(e===null||!Ta.value.some(i=>i.name===e)){xo.value=null;return}tx(n,e,t).then(i=>{n===wt.value&&e===as.value&&(xo.value=i)})});qt(()=>{const[n,e]=[cn.value,as.value];Nu.value=null,tx(n,e,1).then(t=>{n===cn.value&&e===as.value&&(Nu.value=t)})});async function Ro(n){Sn.value=n,Hs.value=null;const e=wt.value;if(n===null||e===null)return Ol(nx()),rh(Es.value);const t=await sc(bt.rock(e,n));!t||Sn.value!==n||(Hs.value=vb(t),Ol(Hs.value.header.duration_s))}function nx(){let n=0;for(const e of Mt.value.times)e>n&&(n=e);return n}qt(()=>{Mt.value,Sn.peek()===null&&Fp.value&&(Es.value=nx(),$r.peek()||(Mn.value=Es.value))});const gi=Ne(null),Vb=2,Wb=20,Xb=n=>Math.max(.01,Number(n.toPrecision(1)));function $b(n){const[e,t]={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]}[n.key]??[0,0],i=gi.value?.stage;if(e===0&&t===0||!i)return!1;const s=Xb((n.shiftKey?Wb:Vb)*i.metresPerPixel()),[r,a]=i.directionInPlan();return kb(s*(e*a+t*r),s*(t*a-e*r),n.repeat)}function qb(n){if(!Oi.value||gn.value!==null||Ht.value!=="setup")return!1;if(n.key==="["||n.key==="]")return Yd(n.key==="]"?1:-1),gi.value?.focus(),!0;const e=_n.value;return e===null?!1:n.key==="Insert"||n.key==="k"?Dp(e):n.key==="Delete"||n.key==="Backspace"?Zv(e):n.target instanceof HTMLElement&&(n.target===document.body||n.target.matches(".stage-host"))&&$b(n)}function Yb(){const n=oc.value.length;if(!Oi.value||n===0||gn.value!==null)return null;const e=_n.value;return n===1?u("div",{class:"plate hint",role:"status",children:"Drag the point to move it"}):u("div",{class:"plate bar corner-bar",role:"group","aria-label":"corners","data-test":"corners",children:[u("span",{class:"hint",role:"status",children:e===null?"Drag a corner; a small point between adds one":`Corner ${e+1} of ${n}`}),u("button",{class:"button icon","aria-label":"corner before",title:"corner before ([)",onClick:()=>Yd(-1),children:"‹"}),u("button",{class:"button icon","aria-label":"next corner",title:"next corner (]); arrows move it, with Shift farther",onClick:()=>{Yd(1),gi.value?.focus()},children:"›"}),u("button",{class:"button",disabled:!Fb.value,title:"one more corner after this one (K)",onClick:()=>Dp(e),"data-test":"corner-add",children:"Add"}),u("button",{class:"button",disabled:!Ob.value,title:"take this corner away (Delete)",onClick:()=>Zv(e),"data-test":"corner-remove",children:"Remove"})]})}const Kb=[[["?"],"this list"],[["Esc"],"give up drawing, let go of the rock, close"],[["1"],"view: oblique"],[["2"],"view: from above"],[["3"],"view: from the front"],[["4"],"view: from the side"],[["F"],"fit the rock or the slope"],[["←","→","↑","↓"],"turn the camera (stage has focus)"],[["+","−"],"nearer, farther"],[["Space"],"play or pause"],[[",","."],"one frame back, forward"],[["Home"],"to the start"],[["N","B"],"next rock, rock before"],[["V"],"follow the rock"],[["P"],"paths on or off"],[["I"],"impacts on or off"],[["M"],"hillshade only"],[["S"],"tab: set up"],[["U"],"tab: runs"],[["E"],"tab: results"],[["X"],"tab: compare"],[["C"],"draw a cut"],[["Q"],"draw a source (point)"],[["L"],"draw a source (line)"],[["A"],"draw a source (area)"],[["W"],"draw a barrier"],[["T"],"draw a counter"],[["G"],"draw a region"],[["[","]"],"corner before, next corner of what is selected"],[["←","→","↑","↓"],"move the chosen corner (Shift: farther)"],[["K"],"add a corner"],[["Del"],"remove a corner"],[["R"],"run"],[["Ctrl","S"],"save"],[["Ctrl","Z"],"undo a change"],[["D"],"light or dark"],[["O"],"open a project"]],Zb=n=>n instanceof HTMLElement&&(n.matches('input[type="text"], textarea, select')||n.closest("dialog")!==null);function oa(n){Ie.value?.kind!=="rockfall"||n!=="cut"&&!Ie.value.writable||(gn.value=gn.value===n?null:n)}function pg(n){const e=[...Mt.value.rocks].sort((i,s)=>i-s);if(e.length===0)return;const t=Sn.value===null?n>0?-1:0:e.indexOf(Sn.value);Ro(e[(t+n+e.length)%e.length])}function Jb(){gi.value?.draw.key("Escape")||(gn.value!==null?gn.value=null:_n.value!==null?_n.value=null:jn.value!==null&&Ht.value==="setup"?jn.value=null:Sn.value!==null||Hs.value!==null?Ro(null):os.value=null)}const Sc=n=>()=>void(Ht.value=n),Mc=n=>()=>gi.value?.stage.look(n),jb={"?":()=>th.value=!0,Escape:Jb,1:Mc("oblique"),2:Mc("top"),3:Mc("front"),4:Mc("side"),f:()=>gi.value?.fit(),"+":()=>gi.value?.stage.zoom(.8),"-":()=>gi.value?.stage.zoom(1.25)," ":Rp,",":()=>Fl(-1/30),".":()=>Fl(1/30),Home:()=>rh(0),v:()=>dr.value=!dr.value,n:()=>pg(1),b:()=>pg(-1),p:()=>pi.paths.value=!pi.paths.value,i:()=>pi.impacts.value=!pi.impacts.value,m:()=>as.value=null,s:Sc("setup"),u:Sc("runs"),e:Sc("results"),x:Sc("compare"),c:()=>oa("cut"),q:()=>oa("point"),l:()=>oa("line"),a:()=>oa("area"),w:()=>oa("barrier"),t:()=>oa("counter"),g:()=>oa("region"),r:()=>Ul.value=Ie.value?.writable??!1,d:bv,o:()=>du.value=!0};function Qb(n){if(n==="s")Cv();else if(n==="z")vv();else return!1;return!0}function mg(n){if((n.ctrlKey||n.metaKey)&&Qb(n.key.toLowerCase()))return n.preventDefault();if(Zb(n.target)||n.ctrlKey||n.metaKey||n.altKey||n.target instanceof HTMLInputElement&&n.target.type==="range"&&n.key==="Home")return;if(gi.value?.draw.key(n.key)||qb(n))return n.preventDefault();const e=n.target instanceof HTMLButtonElement&&(n.key===" "||n.key==="Enter"),t=jb[n.key.length===1?n.key.toLowerCase():n.key];!t||e||!Ie.value?.kind||(n.preventDefault(),t())}function ew(){return window.addEventListener("keydown",mg),()=>window.removeEventListener("keydown",mg)}function tw(){return u(ih,{title:"Keys",close:()=>th.value=!1,children:[u("div",{class:"shortcuts","data-test":"shortcuts",children:Kb.map(([n,e])=>[u("span",{children:n.map(t=>u("kbd",{children:t},t))},e),u("span",{children:e},e+"w")])}),u("br",{}),u("p",{class:"soft",children:"Drag turns the camera, right drag moves it, the wheel zooms. A click on a path picks its rock. While drawing: click adds a point, Enter or a double click ends, Backspace takes the last back."})]})}function nw(){return u("div",{class:"messages",role:"status","aria-live":"polite",children:Pl.value.map(n=>u("div",{class:`plate message ${n.kind}`,children:[u("span",{children:n.text}),u("button",{class:"button small icon plain close","aria-label":"dismiss",onClick:()=>fv(n.id),children:u(Hn,{name:"close"})})]},n.id))})}function iw(n,e){const[t,i]=n.cell,s=Math.min(n.corner[0],e.corner[0]),r=Math.min(n.corner[1],e.corner[1]),a=Math.max(n.corner[0]+n.columns*t,e.corner[0]+e.columns*e.cell[0]),o=Math.max(n.corner[1]+n.rows*i,e.corner[1]+e.rows*e.cell[1]),[l,c]=[Math.round((a-s)/t),Math.round((o-r)/i)],h=new Float32Array(l*c);for(let d=0,f=0;d<c;++d)for(let p=0;p<l;++p,++f){const[_,S]=[s+(p+.5)*t,r+(d+.5)*i],[g,m]=[gg(n,_,S),gg(e,_,S)];h[f]=Number.isNaN(g)?-m:Number.isNaN(m)?g:g-m}return{...n,corner:[s,r],columns:l,rows:c,values:h,min:null,max:null}}function gg(n,e,t){const i=Math.floor((e-n.corner[0])/n.cell[0]),s=Math.floor((t-n.corner[1])/n.cell[1]);return i>=0&&s>=0&&i<n.columns&&s<n.rows?n.values[s*n.columns+i]:NaN}const Kd=vt(()=>Ht.value==="compare"&&Nu.value!==null),ix=vt(()=>!xo.value||as.value===null?null:Kd.value?iw(xo.value,Nu.value):xo.value),Zd=vt(()=>{const n=ix.value,e=Ta.value.find(o=>o.name===as.value);if(!n||!e)return null;const[t,i]=Up(n.values),s=e.bands[vo.value-1],r=Kd.value?`difference of ${e.title}`:e.title+(vo.value>1&&s?`, ${s}`:"");if(Kd.value){const o=Math.max(Math.abs(t),Math.abs(i))||1;return{title:r,unit:e.unit,low:-o,high:o,scale:"difference",logarithmic:!1}}const a=/^(reach_probability|passages|deposits)/.test(e.name)&&t>0&&i>t;return{title:r,unit:e.unit,low:a?t:Math.min(0,t),high:i,scale:"viridis",logarithmic:a}}),Jd=vt(()=>{const n=Mt.value.quantities.get(Xr.value);if(!n||n.length===0)return null;const{label:e,unit:t}=$s(Xr.value);return{title:wv[Xr.value]??e,unit:t,low:0,high:Up(n)[1],scale:"viridis",logarithmic:!1}}),sx=Ne(null);function rx(n,e){try{return n()}catch(t){return e(t instanceof Error?t.message:String(t)),null}}const si=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();const Op="187",yo={ROTATE:0,DOLLY:1,PAN:2},mo={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},sw=0,_g=1,rw=2,pu=1,aw=2,dl=3,Aa=0,Ni=1,qi=2,So=0,wl=1,vg=2,xg=3,yg=4,ow=5,fo=100,lw=101,cw=102,uw=103,hw=104,dw=200,fw=201,pw=202,mw=203,ax=204,ox=205,gw=206,_w=207,vw=208,xw=209,yw=210,Sw=211,Mw=212,bw=213,ww=214,jd=0,Qd=1,ef=2,Gl=3,tf=4,nf=5,sf=6,rf=7,kp=0,Ew=1,Tw=2,gr=0,lx=1,cx=2,ux=3,hx=4,dx=5,fx=6,px=7,mx=300,Co=301,Vl=302,Bh=303,zh=304,af=1e3,fr=1001,of=1002,ri=1003,Aw=1004,bc=1005,mi=1006,Hh=1007,Gr=1008,Yi=1009,gx=1010,_x=1011,Wl=1012,Bp=1013,qs=1014,zs=1015,Ys=1016,zp=1017,Hp=1018,Po=1020,vx=35902,xx=35899,yx=1021,Sx=1022,Ms=1023,jr=1026,Vr=1027,Mx=1028,Gp=1029,Ra=1030,Vp=1031,Wp=1033,mu=33776,gu=33777,_u=33778,vu=33779,lf=35840,cf=35841,uf=35842,hf=35843,df=36196,ff=37492,pf=37496,mf=37488,gf=37489,Iu=37490,_f=37491,vf=37808,xf=37809,yf=37810,Sf=37811,Mf=37812,bf=37813,wf=37814,Ef=37815,Tf=37816,Af=37817,Rf=37818,Cf=37819,Pf=37820,Lf=37821,Df=36492,Nf=36494,If=36495,Uf=36283,Ff=36284,Uu=36285,Of=36286,Rw=3200,kf=0,Cw=1,Hr="",$i="srgb",Fu="srgb-linear",Ou="linear",kt="srgb",Gh=7680,Pw=519,Lw=512,Dw=513,Nw=514,bx=515,Iw=516,Uw=517,wx=518,Ex=519,Tx=35044,Sg="300 es",bs=2e3,Xl=2001;function Fw(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function ku(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Ow(){const n=ku("canvas");return n.style.display="block",n}const Mg={};function Bu(...n){const e="THREE."+n.shift();console.log(e,...n)}function Ax(n){const e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){const t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function je(...n){n=Ax(n);const e="THREE."+n.shift();{const t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function Rt(...n){n=Ax(n);const e="THREE."+n.shift();{const t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function xu(...n){const e=n.join(" ");e in Mg||(Mg[e]=!0,je(...n))}function kw(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}const Bw={[jd]:jd,[ef]:sf,[tf]:tf,[Gl]:nf,[Qd]:Qd,[sf]:ef,[rf]:rf,[nf]:Gl};class na{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});const i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){const i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){const i=this._listeners;if(i===void 0)return;const s=i[e];if(s!==void 0){const r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){const t=this._listeners;if(t===void 0)return;const i=t[e.type];if(i!==void 0){e.target=this;const s=i.slice(0);for(let r=0,a=s.length;r<a;r++)s[r].call(this,e);e.target=null}}}const hi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let bg=1234567;const Mo=Math.PI/180,$l=180/Math.PI;function ia(){const n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(hi[n&255]+hi[n>>8&255]+hi[n>>16&255]+hi[n>>24&255]+"-"+hi[e&255]+hi[e>>8&255]+"-"+hi[e>>16&15|64]+hi[e>>24&255]+"-"+hi[t&63|128]+hi[t>>8&255]+"-"+hi[t>>16&255]+hi[t>>24&255]+hi[i&255]+hi[i>>8&255]+hi[i>>16&255]+hi[i>>24&255]).toLowerCase()}function ot(n,e,t){return Math.max(e,Math.min(t,n))}function Xp(n,e){return(n%e+e)%e}function zw(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function Hw(n,e,t){return n!==e?(t-n)/(e-n):0}function El(n,e,t){return(1-t)*n+t*e}function Gw(n,e,t,i){return El(n,e,1-Math.exp(-t*i))}function Vw(n,e=1){return e-Math.abs(Xp(n,e*2)-e)}function Ww(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function Xw(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*n*(n*(n*6-15)+10))}function $w(n,e){return n+Math.floor(Math.random()*(e-n+1))}function qw(n,e){return n+Math.random()*(e-n)}function Yw(n){return n*(.5-Math.random())}function Kw(n){n!==void 0&&(bg=n);let e=bg+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Zw(n){return n*Mo}function Jw(n){return n*$l}function jw(n){return n>0&&Number.isInteger(n)&&2**Math.round(Math.log2(n))===n}function Qw(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function Rx(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function eE(n,e,t,i,s){const r=Math.cos,a=Math.sin,o=r(t/2),l=a(t/2),c=r((e+i)/2),h=a((e+i)/2),d=r((e-i)/2),f=a((e-i)/2),p=r((i-e)/2),_=a((i-e)/2);switch(s){case"XYX":n.set(o*h,l*d,l*f,o*c);break;case"YZY":n.set(l*f,o*h,l*d,o*c);break;case"ZXZ":n.set(l*d,l*f,o*h,o*c);break;case"XZX":n.set(o*h,l*_,l*p,o*c);break;case"YXY":n.set(l*p,o*h,l*_,o*c);break;case"ZYZ":n.set(l*_,l*p,o*h,o*c);break;default:je("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function oh(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function $p(n,e){if(e.constructor===Float32Array)return n;const t=oh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function qp(n,e){if(e.constructor===Float32Array)return n;const t=oh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}const Br={DEG2RAD:Mo,RAD2DEG:$l,generateUUID:ia,clamp:ot,euclideanModulo:Xp,mapLinear:zw,inverseLerp:Hw,lerp:El,damp:Gw,pingpong:Vw,smoothstep:Ww,smootherstep:Xw,randInt:$w,randFloat:qw,randFloatSpread:Yw,seededRandom:Kw,degToRad:Zw,radToDeg:Jw,isPowerOfTwo:jw,ceilPowerOfTwo:Qw,floorPowerOfTwo:Rx,setQuaternionFromProperEuler:eE,normalize:qp,denormalize:$p};class nt{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){const t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=ot(this.x,e.x,t.x),this.y=ot(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=ot(this.x,e,t),this.y=ot(this.y,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(ot(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(ot(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){const i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,a=this.y-e.y;return this.x=r*i-a*s+e.x,this.y=r*s+a*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class Qr{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,a,o){let l=i[s+0],c=i[s+1],h=i[s+2],d=i[s+3],f=r[a+0],p=r[a+1],_=r[a+2],S=r[a+3];if(d!==S||l!==f||c!==p||h!==_){let g=l*f+c*p+h*_+d*S;g<0&&(f=-f,p=-p,_=-_,S=-S,g=-g);let m=1-o;if(g<.9995){const y=Math.acos(g),R=Math.sin(y);m=Math.sin(m*y)/R,o=Math.sin(o*y)/R,l=l*m+f*o,c=c*m+p*o,h=h*m+_*o,d=d*m+S*o}else{l=l*m+f*o,c=c*m+p*o,h=h*m+_*o,d=d*m+S*o;const y=1/Math.sqrt(l*l+c*c+h*h+d*d);l*=y,c*=y,h*=y,d*=y}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,s,r,a){const o=i[s],l=i[s+1],c=i[s+2],h=i[s+3],d=r[a],f=r[a+1],p=r[a+2],_=r[a+3];return e[t]=o*_+h*d+l*p-c*f,e[t+1]=l*_+h*f+c*d-o*p,e[t+2]=c*_+h*p+o*f-l*d,e[t+3]=h*_-o*d-l*f-c*p,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){const i=e._x,s=e._y,r=e._z,a=e._order,o=Math.cos,l=Math.sin,c=o(i/2),h=o(s/2),d=o(r/2),f=l(i/2),p=l(s/2),_=l(r/2);switch(a){case"XYZ":this._x=f*h*d+c*p*_,this._y=c*p*d-f*h*_,this._z=c*h*_+f*p*d,this._w=c*h*d-f*p*_;break;case"YXZ":this._x=f*h*d+c*p*_,this._y=c*p*d-f*h*_,this._z=c*h*_-f*p*d,this._w=c*h*d+f*p*_;break;case"ZXY":this._x=f*h*d-c*p*_,this._y=c*p*d+f*h*_,this._z=c*h*_+f*p*d,this._w=c*h*d-f*p*_;break;case"ZYX":this._x=f*h*d-c*p*_,this._y=c*p*d+f*h*_,this._z=c*h*_-f*p*d,this._w=c*h*d+f*p*_;break;case"YZX":this._x=f*h*d+c*p*_,this._y=c*p*d+f*h*_,this._z=c*h*_-f*p*d,this._w=c*h*d-f*p*_;break;case"XZY":this._x=f*h*d-c*p*_,this._y=c*p*d-f*h*_,this._z=c*h*_+f*p*d,this._w=c*h*d+f*p*_;break;default:je("Quaternion: .setFromEuler() encountered an unknown order: "+a)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){const i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){const t=e.elements,i=t[0],s=t[4],r=t[8],a=t[1],o=t[5],l=t[9],c=t[2],h=t[6],d=t[10],f=i+o+d;if(f>0){const p=.5/Math.sqrt(f+1);this._w=.25/p,this._x=(h-l)*p,this._y=(r-c)*p,this._z=(a-s)*p}else if(i>o&&i>d){const p=2*Math.sqrt(1+i-o-d);this._w=(h-l)/p,this._x=.25*p,this._y=(s+a)/p,this._z=(r+c)/p}else if(o>d){const p=2*Math.sqrt(1+o-i-d);this._w=(r-c)/p,this._x=(s+a)/p,this._y=.25*p,this._z=(l+h)/p}else{const p=2*Math.sqrt(1+d-i-o);this._w=(a-s)/p,this._x=(r+c)/p,this._y=(l+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(ot(this.dot(e),-1,1)))}rotateTowards(e,t){const i=this.angleTo(e);if(i===0)return this;const s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){const i=e._x,s=e._y,r=e._z,a=e._w,o=t._x,l=t._y,c=t._z,h=t._w;return this._x=i*h+a*o+s*c-r*l,this._y=s*h+a*l+r*o-i*c,this._z=r*h+a*c+i*l-s*o,this._w=a*h-i*o-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,a=e._w,o=this.dot(e);o<0&&(i=-i,s=-s,r=-r,a=-a,o=-o);let l=1-t;if(o<.9995){const c=Math.acos(o),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+a*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+a*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){const e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class H{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(wg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(wg.setFromAxisAngle(e,t))}applyMatrix3(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=e.elements,a=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*a,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*a,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*a,this}applyQuaternion(e){const t=this.x,i=this.y,s=this.z,r=e.x,a=e.y,o=e.z,l=e.w,c=2*(a*s-o*i),h=2*(o*t-r*s),d=2*(r*i-a*t);return this.x=t+l*c+a*d-o*h,this.y=i+l*h+o*c-r*d,this.z=s+l*d+r*h-a*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=ot(this.x,e.x,t.x),this.y=ot(this.y,e.y,t.y),this.z=ot(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=ot(this.x,e,t),this.y=ot(this.y,e,t),this.z=ot(this.z,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(ot(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){const i=e.x,s=e.y,r=e.z,a=t.x,o=t.y,l=t.z;return this.x=s*l-r*o,this.y=r*a-i*l,this.z=i*o-s*a,this}projectOnVector(e){const t=e.lengthSq();if(t===0)return this.set(0,0,0);const i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Vh.copy(this).projectOnVector(e),this.sub(Vh)}reflect(e){return this.sub(Vh.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(ot(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){const s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){const t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const Vh=new H,wg=new Qr;class lt{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,a,o,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,a,o,l,c)}set(e,t,i,s,r,a,o,l,c){const h=this.elements;return h[0]=e,h[1]=s,h[2]=o,h[3]=t,h[4]=r,h[5]=l,h[6]=i,h[7]=a,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){const t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,a=i[0],o=i[3],l=i[6],c=i[1],h=i[4],d=i[7],f=i[2],p=i[5],_=i[8],S=s[0],g=s[3],m=s[6],y=s[1],R=s[4],b=s[7],L=s[2],A=s[5],v=s[8];return r[0]=a*S+o*y+l*L,r[3]=a*g+o*R+l*A,r[6]=a*m+o*b+l*v,r[1]=c*S+h*y+d*L,r[4]=c*g+h*R+d*A,r[7]=c*m+h*b+d*v,r[2]=f*S+p*y+_*L,r[5]=f*g+p*R+_*A,r[8]=f*m+p*b+_*v,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8];return t*a*h-t*o*c-i*r*h+i*o*l+s*r*c-s*a*l}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8],d=h*a-o*c,f=o*l-h*r,p=c*r-a*l,_=t*d+i*f+s*p;if(_===0)return this.set(0,0,0,0,0,0,0,0,0);const S=1/_;return e[0]=d*S,e[1]=(s*c-h*i)*S,e[2]=(o*i-s*a)*S,e[3]=f*S,e[4]=(h*t-s*l)*S,e[5]=(s*r-o*t)*S,e[6]=p*S,e[7]=(i*l-c*t)*S,e[8]=(a*t-i*r)*S,this}transpose(){let e;const t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){const t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,a,o){const l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*a+c*o)+a+e,-s*c,s*l,-s*(-c*a+l*o)+o+t,0,0,1),this}scale(e,t){return xu("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Wh.makeScale(e,t)),this}rotate(e){return xu("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Wh.makeRotation(-e)),this}translate(e,t){return xu("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Wh.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}}const Wh=new lt,Eg=new lt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Tg=new lt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function tE(){const n={enabled:!0,workingColorSpace:Fu,spaces:{},convert:function(s,r,a){return this.enabled===!1||r===a||!r||!a||(this.spaces[r].transfer===kt&&(s.r=_r(s.r),s.g=_r(s.g),s.b=_r(s.b)),this.spaces[r].primaries!==this.spaces[a].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===kt&&(s.r=bo(s.r),s.g=bo(s.g),s.b=bo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Hr?Ou:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,a){return s.copy(this.spaces[a].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Fu]:{primaries:e,whitePoint:i,transfer:Ou,toXYZ:Eg,fromXYZ:Tg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:$i},outputColorSpaceConfig:{drawingBufferColorSpace:$i}},[$i]:{primaries:e,whitePoint:i,transfer:kt,toXYZ:Eg,fromXYZ:Tg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:$i}}}),n}const Et=tE();function _r(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function bo(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}let Za;class nE{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Za===void 0&&(Za=ku("canvas")),Za.width=e.width,Za.height=e.height;const s=Za.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=Za}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){const t=ku("canvas");t.width=e.width,t.height=e.height;const i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);const s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let a=0;a<r.length;a++)r[a]=_r(r[a]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){const t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(_r(t[i]/255)*255):t[i]=_r(t[i]);return{data:t,width:e.width,height:e.height}}else return je("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}}let iE=0;class Yp{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:iE++}),this.uuid=ia(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){const t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];const i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let a=0,o=s.length;a<o;a++)s[a].isDataTexture?r.push(Xh(s[a].image)):r.push(Xh(s[a]))}else r=Xh(s);i.url=r}return t||(e.images[this.uuid]=i),i}}function Xh(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?nE.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(je("Texture: Unable to serialize Texture."),{})}let sE=0;const $h=new H;class _i extends na{constructor(e=_i.DEFAULT_IMAGE,t=_i.DEFAULT_MAPPING,i=fr,s=fr,r=mi,a=Gr,o=Ms,l=Yi,c=_i.DEFAULT_ANISOTROPY,h=Hr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:sE++}),this.uuid=ia(),this.name="",this.source=new Yp(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=a,this.anisotropy=c,this.format=o,this.internalFormat=null,this.type=l,this.offset=new nt(0,0),this.repeat=new nt(1,1),this.center=new nt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new lt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize($h).x}get height(){return this.source.getSize($h).y}get depth(){return this.source.getSize($h).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(const t in e){const i=e[t];if(i===void 0){je(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){je(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];const i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==mx)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case af:e.x=e.x-Math.floor(e.x);break;case fr:e.x=e.x<0?0:1;break;case of:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case af:e.y=e.y-Math.floor(e.y);break;case fr:e.y=e.y<0?0:1;break;case of:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}}_i.DEFAULT_IMAGE=null;_i.DEFAULT_MAPPING=mx;_i.DEFAULT_ANISOTROPY=1;class Zt{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=this.w,a=e.elements;return this.x=a[0]*t+a[4]*i+a[8]*s+a[12]*r,this.y=a[1]*t+a[5]*i+a[9]*s+a[13]*r,this.z=a[2]*t+a[6]*i+a[10]*s+a[14]*r,this.w=a[3]*t+a[7]*i+a[11]*s+a[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);const t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r;const l=e.elements,c=l[0],h=l[4],d=l[8],f=l[1],p=l[5],_=l[9],S=l[2],g=l[6],m=l[10];if(Math.abs(h-f)<.01&&Math.abs(d-S)<.01&&Math.abs(_-g)<.01){if(Math.abs(h+f)<.1&&Math.abs(d+S)<.1&&Math.abs(_+g)<.1&&Math.abs(c+p+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;const R=(c+1)/2,b=(p+1)/2,L=(m+1)/2,A=(h+f)/4,v=(d+S)/4,T=(_+g)/4;return R>b&&R>L?R<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(R),s=A/i,r=v/i):b>L?b<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),i=A/s,r=T/s):L<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(L),i=v/r,s=T/r),this.set(i,s,r,t),this}let y=Math.sqrt((g-_)*(g-_)+(d-S)*(d-S)+(f-h)*(f-h));return Math.abs(y)<.001&&(y=1),this.x=(g-_)/y,this.y=(d-S)/y,this.z=(f-h)/y,this.w=Math.acos((c+p+m-1)/2),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=ot(this.x,e.x,t.x),this.y=ot(this.y,e.y,t.y),this.z=ot(this.z,e.z,t.z),this.w=ot(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=ot(this.x,e,t),this.y=ot(this.y,e,t),this.z=ot(this.z,e,t),this.w=ot(this.w,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(ot(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class rE extends na{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:mi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Zt(0,0,e,t),this.scissorTest=!1,this.viewport=new Zt(0,0,e,t),this.textures=[];const s=i.count;for(let r=0;r<s;r++)this.textures[r]=new _i({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){const t={minFilter:mi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;const s=Object.assign({},e.textures[t].image);this.textures[t].source=new Yp(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){const t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}}class Gs extends rE{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}}class Cx extends _i{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=ri,this.minFilter=ri,this.wrapR=fr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}}class aE extends _i{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=ri,this.minFilter=ri,this.wrapR=fr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}}class $t{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,a,o,l,c,h,d,f,p,_,S,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,a,o,l,c,h,d,f,p,_,S,g)}set(e,t,i,s,r,a,o,l,c,h,d,f,p,_,S,g){const m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=s,m[1]=r,m[5]=a,m[9]=o,m[13]=l,m[2]=c,m[6]=h,m[10]=d,m[14]=f,m[3]=p,m[7]=_,m[11]=S,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new $t().fromArray(this.elements)}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){const t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){const t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();const t=this.elements,i=e.elements,s=1/Ja.setFromMatrixColumn(e,0).length(),r=1/Ja.setFromMatrixColumn(e,1).length(),a=1/Ja.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*a,t[9]=i[9]*a,t[10]=i[10]*a,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){const t=this.elements,i=e.x,s=e.y,r=e.z,a=Math.cos(i),o=Math.sin(i),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){const f=a*h,p=a*d,_=o*h,S=o*d;t[0]=l*h,t[4]=-l*d,t[8]=c,t[1]=p+_*c,t[5]=f-S*c,t[9]=-o*l,t[2]=S-f*c,t[6]=_+p*c,t[10]=a*l}else if(e.order==="YXZ"){const f=l*h,p=l*d,_=c*h,S=c*d;t[0]=f+S*o,t[4]=_*o-p,t[8]=a*c,t[1]=a*d,t[5]=a*h,t[9]=-o,t[2]=p*o-_,t[6]=S+f*o,t[10]=a*l}else if(e.order==="ZXY"){const f=l*h,p=l*d,_=c*h,S=c*d;t[0]=f-S*o,t[4]=-a*d,t[8]=_+p*o,t[1]=p+_*o,t[5]=a*h,t[9]=S-f*o,t[2]=-a*c,t[6]=o,t[10]=a*l}else if(e.order==="ZYX"){const f=a*h,p=a*d,_=o*h,S=o*d;t[0]=l*h,t[4]=_*c-p,t[8]=f*c+S,t[1]=l*d,t[5]=S*c+f,t[9]=p*c-_,t[2]=-c,t[6]=o*l,t[10]=a*l}else if(e.order==="YZX"){const f=a*l,p=a*c,_=o*l,S=o*c;t[0]=l*h,t[4]=S-f*d,t[8]=_*d+p,t[1]=d,t[5]=a*h,t[9]=-o*h,t[2]=-c*h,t[6]=p*d+_,t[10]=f-S*d}else if(e.order==="XZY"){const f=a*l,p=a*c,_=o*l,S=o*c;t[0]=l*h,t[4]=-d,t[8]=c*h,t[1]=f*d+S,t[5]=a*h,t[9]=p*d-_,t[2]=_*d-p,t[6]=o*h,t[10]=S*d+f}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(oE,e,lE)}lookAt(e,t,i){const s=this.elements;return Gi.subVectors(e,t),Gi.lengthSq()===0&&(Gi.z=1),Gi.normalize(),Pr.crossVectors(i,Gi),Pr.lengthSq()===0&&(Math.abs(i.z)===1?Gi.x+=1e-4:Gi.z+=1e-4,Gi.normalize(),Pr.crossVectors(i,Gi)),Pr.normalize(),wc.crossVectors(Gi,Pr),s[0]=Pr.x,s[4]=wc.x,s[8]=Gi.x,s[1]=Pr.y,s[5]=wc.y,s[9]=Gi.y,s[2]=Pr.z,s[6]=wc.z,s[10]=Gi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,a=i[0],o=i[4],l=i[8],c=i[12],h=i[1],d=i[5],f=i[9],p=i[13],_=i[2],S=i[6],g=i[10],m=i[14],y=i[3],R=i[7],b=i[11],L=i[15],A=s[0],v=s[4],T=s[8],z=s[12],I=s[1],D=s[5],k=s[9],V=s[13],U=s[2],W=s[6],Z=s[10],G=s[14],ce=s[3],J=s[7],Q=s[11],se=s[15];return r[0]=a*A+o*I+l*U+c*ce,r[4]=a*v+o*D+l*W+c*J,r[8]=a*T+o*k+l*Z+c*Q,r[12]=a*z+o*V+l*G+c*se,r[1]=h*A+d*I+f*U+p*ce,r[5]=h*v+d*D+f*W+p*J,r[9]=h*T+d*k+f*Z+p*Q,r[13]=h*z+d*V+f*G+p*se,r[2]=_*A+S*I+g*U+m*ce,r[6]=_*v+S*D+g*W+m*J,r[10]=_*T+S*k+g*Z+m*Q,r[14]=_*z+S*V+g*G+m*se,r[3]=y*A+R*I+b*U+L*ce,r[7]=y*v+R*D+b*W+L*J,r[11]=y*T+R*k+b*Z+L*Q,r[15]=y*z+R*V+b*G+L*se,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],a=e[1],o=e[5],l=e[9],c=e[13],h=e[2],d=e[6],f=e[10],p=e[14],_=e[3],S=e[7],g=e[11],m=e[15],y=l*p-c*f,R=o*p-c*d,b=o*f-l*d,L=a*p-c*h,A=a*f-l*h,v=a*d-o*h;return t*(S*y-g*R+m*b)-i*(_*y-g*L+m*A)+s*(_*R-S*L+m*v)-r*(_*b-S*A+g*v)}determinantAffine(){const e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],a=e[5],o=e[9],l=e[2],c=e[6],h=e[10];return t*(a*h-o*c)-i*(r*h-o*l)+s*(r*c-a*l)}transpose(){const e=this.elements;let t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){const s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8],d=e[9],f=e[10],p=e[11],_=e[12],S=e[13],g=e[14],m=e[15],y=t*o-i*a,R=t*l-s*a,b=t*c-r*a,L=i*l-s*o,A=i*c-r*o,v=s*c-r*l,T=h*S-d*_,z=h*g-f*_,I=h*m-p*_,D=d*g-f*S,k=d*m-p*S,V=f*m-p*g,U=y*V-R*k+b*D+L*I-A*z+v*T;if(U===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const W=1/U;return e[0]=(o*V-l*k+c*D)*W,e[1]=(s*k-i*V-r*D)*W,e[2]=(S*v-g*A+m*L)*W,e[3]=(f*A-d*v-p*L)*W,e[4]=(l*I-a*V-c*z)*W,e[5]=(t*V-s*I+r*z)*W,e[6]=(g*b-_*v-m*R)*W,e[7]=(h*v-f*b+p*R)*W,e[8]=(a*k-o*I+c*T)*W,e[9]=(i*I-t*k-r*T)*W,e[10]=(_*A-S*b+m*y)*W,e[11]=(d*b-h*A-p*y)*W,e[12]=(o*z-a*D-l*T)*W,e[13]=(t*D-i*z+s*T)*W,e[14]=(S*R-_*L-g*y)*W,e[15]=(h*L-d*R+f*y)*W,this}scale(e){const t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){const e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){const t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){const i=Math.cos(t),s=Math.sin(t),r=1-i,a=e.x,o=e.y,l=e.z,c=r*a,h=r*o;return this.set(c*a+i,c*o-s*l,c*l+s*o,0,c*o+s*l,h*o+i,h*l-s*a,0,c*l-s*o,h*l+s*a,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,a){return this.set(1,i,r,0,e,1,a,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){const s=this.elements,r=t._x,a=t._y,o=t._z,l=t._w,c=r+r,h=a+a,d=o+o,f=r*c,p=r*h,_=r*d,S=a*h,g=a*d,m=o*d,y=l*c,R=l*h,b=l*d,L=i.x,A=i.y,v=i.z;return s[0]=(1-(S+m))*L,s[1]=(p+b)*L,s[2]=(_-R)*L,s[3]=0,s[4]=(p-b)*A,s[5]=(1-(f+m))*A,s[6]=(g+y)*A,s[7]=0,s[8]=(_+R)*v,s[9]=(g-y)*v,s[10]=(1-(f+S))*v,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){const s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];const r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let a=Ja.set(s[0],s[1],s[2]).length();const o=Ja.set(s[4],s[5],s[6]).length(),l=Ja.set(s[8],s[9],s[10]).length();r<0&&(a=-a),ps.copy(this);const c=1/a,h=1/o,d=1/l;return ps.elements[0]*=c,ps.elements[1]*=c,ps.elements[2]*=c,ps.elements[4]*=h,ps.elements[5]*=h,ps.elements[6]*=h,ps.elements[8]*=d,ps.elements[9]*=d,ps.elements[10]*=d,t.setFromRotationMatrix(ps),i.x=a,i.y=o,i.z=l,this}makePerspective(e,t,i,s,r,a,o=bs,l=!1){const c=this.elements,h=2*r/(t-e),d=2*r/(i-s),f=(t+e)/(t-e),p=(i+s)/(i-s);let _,S;if(l)_=r/(a-r),S=a*r/(a-r);else if(o===bs)_=-(a+r)/(a-r),S=-2*a*r/(a-r);else if(o===Xl)_=-a/(a-r),S=-a*r/(a-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return c[0]=h,c[4]=0,c[8]=f,c[12]=0,c[1]=0,c[5]=d,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=_,c[14]=S,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,a,o=bs,l=!1){const c=this.elements,h=2/(t-e),d=2/(i-s),f=-(t+e)/(t-e),p=-(i+s)/(i-s);let _,S;if(l)_=1/(a-r),S=a/(a-r);else if(o===bs)_=-2/(a-r),S=-(a+r)/(a-r);else if(o===Xl)_=-1/(a-r),S=-r/(a-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return c[0]=h,c[4]=0,c[8]=0,c[12]=f,c[1]=0,c[5]=d,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=_,c[14]=S,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}}const Ja=new H,ps=new $t,oE=new H(0,0,0),lE=new H(1,1,1),Pr=new H,wc=new H,Gi=new H,Ag=new $t,Rg=new Qr;class ea{constructor(e=0,t=0,i=0,s=ea.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){const s=e.elements,r=s[0],a=s[4],o=s[8],l=s[1],c=s[5],h=s[9],d=s[2],f=s[6],p=s[10];switch(t){case"XYZ":this._y=Math.asin(ot(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-a,r)):(this._x=Math.atan2(f,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ot(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(o,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(ot(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(-d,p),this._z=Math.atan2(-a,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ot(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(f,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-a,c));break;case"YZX":this._z=Math.asin(ot(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(o,p));break;case"XZY":this._z=Math.asin(-ot(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(f,c),this._y=Math.atan2(o,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:je("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Ag.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Ag,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Rg.setFromEuler(this),this.setFromQuaternion(Rg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}ea.DEFAULT_ORDER="XYZ";let Kp=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},cE=0;const Cg=new H,ja=new Qr,rr=new $t,Ec=new H,nl=new H,uE=new H,hE=new Qr,Pg=new H(1,0,0),Lg=new H(0,1,0),Dg=new H(0,0,1),Ng={type:"added"},dE={type:"removed"},Qa={type:"childadded",child:null},qh={type:"childremoved",child:null};class Gn extends na{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:cE++}),this.uuid=ia(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=Gn.DEFAULT_UP.clone();const e=new H,t=new ea,i=new Qr,s=new H(1,1,1);function r(){i.setFromEuler(t,!1)}function a(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new $t},normalMatrix:{value:new lt}}),this.matrix=new $t,this.matrixWorld=new $t,this.matrixAutoUpdate=Gn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=Gn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Kp,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return ja.setFromAxisAngle(e,t),this.quaternion.multiply(ja),this}rotateOnWorldAxis(e,t){return ja.setFromAxisAngle(e,t),this.quaternion.premultiply(ja),this}rotateX(e){return this.rotateOnAxis(Pg,e)}rotateY(e){return this.rotateOnAxis(Lg,e)}rotateZ(e){return this.rotateOnAxis(Dg,e)}translateOnAxis(e,t){return Cg.copy(e).applyQuaternion(this.quaternion),this.position.add(Cg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Pg,e)}translateY(e){return this.translateOnAxis(Lg,e)}translateZ(e){return this.translateOnAxis(Dg,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(rr.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Ec.copy(e):Ec.set(e,t,i);const s=this.parent;this.updateWorldMatrix(!0,!1),nl.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?rr.lookAt(nl,Ec,this.up):rr.lookAt(Ec,nl,this.up),this.quaternion.setFromRotationMatrix(rr),s&&(rr.extractRotation(s.matrixWorld),ja.setFromRotationMatrix(rr),this.quaternion.premultiply(ja.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Rt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Ng),Qa.child=e,this.dispatchEvent(Qa),Qa.child=null):Rt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}const t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(dE),qh.child=e,this.dispatchEvent(qh),qh.child=null),this}removeFromParent(){const e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),rr.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),rr.multiply(e.parent.matrixWorld)),e.applyMatrix4(rr),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Ng),Qa.child=e,this.dispatchEvent(Qa),Qa.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){const a=this.children[i].getObjectByProperty(e,t);if(a!==void 0)return a}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);const s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(nl,e,uE),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(nl,hE,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);const t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){const t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);const e=this.pivot;if(e!==null){const t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){const s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){const r=this.children;for(let a=0,o=r.length;a<o;a++)r[a].updateWorldMatrix(!1,!0,i)}}toJSON(e){const t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(o=>({...o})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);const o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){const l=o.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){const d=l[c];r(e.shapes,d)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const o=[];for(let l=0,c=this.material.length;l<c;l++)o.push(r(e.materials,this.material[l]));s.material=o}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let o=0;o<this.children.length;o++)s.children.push(this.children[o].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let o=0;o<this.animations.length;o++){const l=this.animations[o];s.animations.push(r(e.animations,l))}}if(t){const o=a(e.geometries),l=a(e.materials),c=a(e.textures),h=a(e.images),d=a(e.shapes),f=a(e.skeletons),p=a(e.animations),_=a(e.nodes);o.length>0&&(i.geometries=o),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),h.length>0&&(i.images=h),d.length>0&&(i.shapes=d),f.length>0&&(i.skeletons=f),p.length>0&&(i.animations=p),_.length>0&&(i.nodes=_)}return i.object=s,i;function a(o){const l=[];for(const c in o){const h=o[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){const s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}}Gn.DEFAULT_UP=new H(0,1,0);Gn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Gn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;class _a extends Gn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const fE={type:"move"};class Yh{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new _a,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new _a,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new H,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new H),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new _a,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new H,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new H,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){const t=this._hand;if(t)for(const i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,a=null;const o=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){a=!0;for(const S of e.hand.values()){const g=t.getJointPose(S,i),m=this._getHandJoint(c,S);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}const h=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],f=h.position.distanceTo(d.position),p=.02,_=.005;c.inputState.pinching&&f>p+_?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&f<=p-_&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));o!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.quaternion,o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(s.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(fE)))}return o!==null&&(o.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=a!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){const i=new _a;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}}const Px={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Lr={h:0,s:0,l:0},Tc={h:0,s:0,l:0};function Kh(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}class ut{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){const s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=$i){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Et.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=Et.workingColorSpace){return this.r=e,this.g=t,this.b=i,Et.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=Et.workingColorSpace){if(e=Xp(e,1),t=ot(t,0,1),i=ot(i,0,1),t===0)this.r=this.g=this.b=i;else{const r=i<=.5?i*(1+t):i+t-i*t,a=2*i-r;this.r=Kh(a,r,e+1/3),this.g=Kh(a,r,e),this.b=Kh(a,r,e-1/3)}return Et.colorSpaceToWorking(this,s),this}setStyle(e,t=$i){function i(r){r!==void 0&&parseFloat(r)<1&&je("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r;const a=s[1],o=s[2];switch(a){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:je("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){const r=s[1],a=r.length;if(a===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(a===6)return this.setHex(parseInt(r,16),t);je("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=$i){const i=Px[e.toLowerCase()];return i!==void 0?this.setHex(i,t):je("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=_r(e.r),this.g=_r(e.g),this.b=_r(e.b),this}copyLinearToSRGB(e){return this.r=bo(e.r),this.g=bo(e.g),this.b=bo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=$i){return Et.workingToColorSpace(di.copy(this),e),Math.round(ot(di.r*255,0,255))*65536+Math.round(ot(di.g*255,0,255))*256+Math.round(ot(di.b*255,0,255))}getHexString(e=$i){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Et.workingColorSpace){Et.workingToColorSpace(di.copy(this),t);const i=di.r,s=di.g,r=di.b,a=Math.max(i,s,r),o=Math.min(i,s,r);let l,c;const h=(o+a)/2;if(o===a)l=0,c=0;else{const d=a-o;switch(c=h<=.5?d/(a+o):d/(2-a-o),a){case i:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-i)/d+2;break;case r:l=(i-s)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=Et.workingColorSpace){return Et.workingToColorSpace(di.copy(this),t),e.r=di.r,e.g=di.g,e.b=di.b,e}getStyle(e=$i){Et.workingToColorSpace(di.copy(this),e);const t=di.r,i=di.g,s=di.b;return e!==$i?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Lr),this.setHSL(Lr.h+e,Lr.s+t,Lr.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Lr),e.getHSL(Tc);const i=El(Lr.h,Tc.h,t),s=El(Lr.s,Tc.s,t),r=El(Lr.l,Tc.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){const t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const di=new ut;ut.NAMES=Px;class pE extends Gn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ea,this.environmentIntensity=1,this.environmentRotation=new ea,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){const t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}}const ms=new H,ar=new H,Zh=new H,or=new H,eo=new H,to=new H,Ig=new H,Jh=new H,jh=new H,Qh=new H,ed=new Zt,td=new Zt,nd=new Zt;class ss{constructor(e=new H,t=new H,i=new H){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),ms.subVectors(e,t),s.cross(ms);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){ms.subVectors(s,t),ar.subVectors(i,t),Zh.subVectors(e,t);const a=ms.dot(ms),o=ms.dot(ar),l=ms.dot(Zh),c=ar.dot(ar),h=ar.dot(Zh),d=a*c-o*o;if(d===0)return r.set(0,0,0),null;const f=1/d,p=(c*l-o*h)*f,_=(a*h-o*l)*f;return r.set(1-p-_,_,p)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,or)===null?!1:or.x>=0&&or.y>=0&&or.x+or.y<=1}static getInterpolation(e,t,i,s,r,a,o,l){return this.getBarycoord(e,t,i,s,or)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,or.x),l.addScaledVector(a,or.y),l.addScaledVector(o,or.z),l)}static getInterpolatedAttribute(e,t,i,s,r,a){return ed.setScalar(0),td.setScalar(0),nd.setScalar(0),ed.fromBufferAttribute(e,t),td.fromBufferAttribute(e,i),nd.fromBufferAttribute(e,s),a.setScalar(0),a.addScaledVector(ed,r.x),a.addScaledVector(td,r.y),a.addScaledVector(nd,r.z),a}static isFrontFacing(e,t,i,s){return ms.subVectors(i,t),ar.subVectors(e,t),ms.cross(ar).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return ms.subVectors(this.c,this.b),ar.subVectors(this.a,this.b),ms.cross(ar).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return ss.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return ss.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return ss.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return ss.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return ss.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){const i=this.a,s=this.b,r=this.c;let a,o;eo.subVectors(s,i),to.subVectors(r,i),Jh.subVectors(e,i);const l=eo.dot(Jh),c=to.dot(Jh);if(l<=0&&c<=0)return t.copy(i);jh.subVectors(e,s);const h=eo.dot(jh),d=to.dot(jh);if(h>=0&&d<=h)return t.copy(s);const f=l*d-h*c;if(f<=0&&l>=0&&h<=0&&l-h>0)return a=l/(l-h),t.copy(i).addScaledVector(eo,a);Qh.subVectors(e,r);const p=eo.dot(Qh),_=to.dot(Qh);if(_>=0&&p<=_)return t.copy(r);const S=p*c-l*_;if(S<=0&&c>=0&&_<=0)return o=c/(c-_),t.copy(i).addScaledVector(to,o);const g=h*_-p*d;if(g<=0&&d-h>=0&&p-_>=0)return Ig.subVectors(r,s),o=(d-h)/(d-h+(p-_)),t.copy(s).addScaledVector(Ig,o);const m=1/(g+S+f);return a=S*m,o=f*m,t.copy(i).addScaledVector(eo,a).addScaledVector(to,o)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}}class Ks{constructor(e=new H(1/0,1/0,1/0),t=new H(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(gs.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(gs.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){const i=gs.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);const i=e.geometry;if(i!==void 0){const r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let a=0,o=r.count;a<o;a++)e.isMesh===!0?e.getVertexPosition(a,gs):gs.fromBufferAttribute(r,a),gs.applyMatrix4(e.matrixWorld),this.expandByPoint(gs);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Ac.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Ac.copy(i.boundingBox)),Ac.applyMatrix4(e.matrixWorld),this.union(Ac)}const s=e.children;for(let r=0,a=s.length;r<a;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,gs),gs.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(il),Rc.subVectors(this.max,il),no.subVectors(e.a,il),io.subVectors(e.b,il),so.subVectors(e.c,il),Dr.subVectors(io,no),Nr.subVectors(so,io),la.subVectors(no,so);let t=[0,-Dr.z,Dr.y,0,-Nr.z,Nr.y,0,-la.z,la.y,Dr.z,0,-Dr.x,Nr.z,0,-Nr.x,la.z,0,-la.x,-Dr.y,Dr.x,0,-Nr.y,Nr.x,0,-la.y,la.x,0];return!id(t,no,io,so,Rc)||(t=[1,0,0,0,1,0,0,0,1],!id(t,no,io,so,Rc))?!1:(Cc.crossVectors(Dr,Nr),t=[Cc.x,Cc.y,Cc.z],id(t,no,io,so,Rc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,gs).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(gs).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(lr[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),lr[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),lr[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),lr[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),lr[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),lr[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),lr[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),lr[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(lr),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}}const lr=[new H,new H,new H,new H,new H,new H,new H,new H],gs=new H,Ac=new Ks,no=new H,io=new H,so=new H,Dr=new H,Nr=new H,la=new H,il=new H,Rc=new H,Cc=new H,ca=new H;function id(n,e,t,i,s){for(let r=0,a=n.length-3;r<=a;r+=3){ca.fromArray(n,r);const o=s.x*Math.abs(ca.x)+s.y*Math.abs(ca.y)+s.z*Math.abs(ca.z),l=e.dot(ca),c=t.dot(ca),h=i.dot(ca);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>o)return!1}return!0}const Ln=new H,Pc=new nt;let mE=0;class nn extends na{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:mE++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Tx,this.updateRanges=[],this.gpuType=zs,this.version=0,this._normalizationScale=e!==void 0?oh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Pc.fromBufferAttribute(this,t),Pc.applyMatrix3(e),this.setXY(t,Pc.x,Pc.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Ln.fromBufferAttribute(this,t),Ln.applyMatrix3(e),this.setXYZ(t,Ln.x,Ln.y,Ln.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Ln.fromBufferAttribute(this,t),Ln.applyMatrix4(e),this.setXYZ(t,Ln.x,Ln.y,Ln.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Ln.fromBufferAttribute(this,t),Ln.applyNormalMatrix(e),this.setXYZ(t,Ln.x,Ln.y,Ln.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Ln.fromBufferAttribute(this,t),Ln.transformDirection(e),this.setXYZ(t,Ln.x,Ln.y,Ln.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){const t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):$p(e,this.array)}_normalize(e){const t=this._normalizationScale;return t!==void 0?Math.round(e*t):qp(e,this.array)}}class Lx extends nn{constructor(e,t,i){super(new Uint16Array(e),t,i)}}class Dx extends nn{constructor(e,t,i){super(new Uint32Array(e),t,i)}}class wn extends nn{constructor(e,t,i){super(new Float32Array(e),t,i)}}const gE=new Ks,sl=new H,sd=new H;class Fa{constructor(e=new H,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){const i=this.center;t!==void 0?i.copy(t):gE.setFromPoints(e).getCenter(i);let s=0;for(let r=0,a=e.length;r<a;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){const t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){const i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;sl.subVectors(e,this.center);const t=sl.lengthSq();if(t>this.radius*this.radius){const i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(sl,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(sd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(sl.copy(e.center).add(sd)),this.expandByPoint(sl.copy(e.center).sub(sd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}}let _E=0;const Qi=new $t,rd=new Gn,ro=new H,Vi=new Ks,rl=new Ks,Jn=new H;class on extends na{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:_E++}),this.uuid=ia(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Fw(e)?Dx:Lx)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){const t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);const i=this.attributes.normal;if(i!==void 0){const r=new lt().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Qi.makeRotationFromQuaternion(e),this.applyMatrix4(Qi),this}rotateX(e){return Qi.makeRotationX(e),this.applyMatrix4(Qi),this}rotateY(e){return Qi.makeRotationY(e),this.applyMatrix4(Qi),this}rotateZ(e){return Qi.makeRotationZ(e),this.applyMatrix4(Qi),this}translate(e,t,i){return Qi.makeTranslation(e,t,i),this.applyMatrix4(Qi),this}scale(e,t,i){return Qi.makeScale(e,t,i),this.applyMatrix4(Qi),this}lookAt(e){return rd.lookAt(e),rd.updateMatrix(),this.applyMatrix4(rd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ro).negate(),this.translate(ro.x,ro.y,ro.z),this}setFromPoints(e){const t=this.getAttribute("position");if(t===void 0){const i=[];for(let s=0,r=e.length;s<r;s++){const a=e[s];i.push(a.x,a.y,a.z||0)}this.setAttribute("position",new wn(i,3))}else{const i=Math.min(e.length,t.count);for(let s=0;s<i;s++){const r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&je("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Ks);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Rt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new H(-1/0,-1/0,-1/0),new H(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){const r=t[i];Vi.setFromBufferAttribute(r),this.morphTargetsRelative?(Jn.addVectors(this.boundingBox.min,Vi.min),this.boundingBox.expandByPoint(Jn),Jn.addVectors(this.boundingBox.max,Vi.max),this.boundingBox.expandByPoint(Jn)):(this.boundingBox.expandByPoint(Vi.min),this.boundingBox.expandByPoint(Vi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Rt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Fa);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Rt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new H,1/0);return}if(e){const i=this.boundingSphere.center;if(Vi.setFromBufferAttribute(e),t)for(let r=0,a=t.length;r<a;r++){const o=t[r];rl.setFromBufferAttribute(o),this.morphTargetsRelative?(Jn.addVectors(Vi.min,rl.min),Vi.expandByPoint(Jn),Jn.addVectors(Vi.max,rl.max),Vi.expandByPoint(Jn)):(Vi.expandByPoint(rl.min),Vi.expandByPoint(rl.max))}Vi.getCenter(i);let s=0;for(let r=0,a=e.count;r<a;r++)Jn.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(Jn));if(t)for(let r=0,a=t.length;r<a;r++){const o=t[r],l=this.morphTargetsRelative;for(let c=0,h=o.count;c<h;c++)Jn.fromBufferAttribute(o,c),l&&(ro.fromBufferAttribute(e,c),Jn.add(ro)),s=Math.max(s,i.distanceToSquared(Jn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Rt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Rt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const i=t.position,s=t.normal,r=t.uv;let a=this.getAttribute("tangent");(a===void 0||a.count!==i.count)&&(a=new nn(new Float32Array(4*i.count),4),this.setAttribute("tangent",a));const o=[],l=[],c=new Uint8Array(i.count);for(let z=0;z<i.count;z++)o[z]=new H,l[z]=new H;const h=new H,d=new H,f=new H,p=new nt,_=new nt,S=new nt,g=new H,m=new H;function y(z,I,D){c[z]=c[I]=c[D]=1,h.fromBufferAttribute(i,z),d.fromBufferAttribute(i,I),f.fromBufferAttribute(i,D),p.fromBufferAttribute(r,z),_.fromBufferAttribute(r,I),S.fromBufferAttribute(r,D),d.sub(h),f.sub(h),_.sub(p),S.sub(p);const k=1/(_.x*S.y-S.x*_.y);isFinite(k)&&(g.copy(d).multiplyScalar(S.y).addScaledVector(f,-_.y).multiplyScalar(k),m.copy(f).multiplyScalar(_.x).addScaledVector(d,-S.x).multiplyScalar(k),o[z].add(g),o[I].add(g),o[D].add(g),l[z].add(m),l[I].add(m),l[D].add(m))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let z=0,I=R.length;z<I;++z){const D=R[z],k=D.start,V=D.count;for(let U=k,W=k+V;U<W;U+=3)y(e.getX(U+0),e.getX(U+1),e.getX(U+2))}const b=new H,L=new H,A=new H,v=new H;function T(z){A.fromBufferAttribute(s,z),v.copy(A);const I=o[z];b.copy(I),b.sub(A.multiplyScalar(A.dot(I))).normalize(),L.crossVectors(v,I);const k=L.dot(l[z])<0?-1:1;a.setXYZW(z,b.x,b.y,b.z,k)}for(let z=0,I=i.count;z<I;++z)c[z]&&T(z);this._transformed=!0}computeVertexNormals(){const e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new nn(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let f=0,p=i.count;f<p;f++)i.setXYZ(f,0,0,0);const s=new H,r=new H,a=new H,o=new H,l=new H,c=new H,h=new H,d=new H;if(e)for(let f=0,p=e.count;f<p;f+=3){const _=e.getX(f+0),S=e.getX(f+1),g=e.getX(f+2);s.fromBufferAttribute(t,_),r.fromBufferAttribute(t,S),a.fromBufferAttribute(t,g),h.subVectors(a,r),d.subVectors(s,r),h.cross(d),o.fromBufferAttribute(i,_),l.fromBufferAttribute(i,S),c.fromBufferAttribute(i,g),o.add(h),l.add(h),c.add(h),i.setXYZ(_,o.x,o.y,o.z),i.setXYZ(S,l.x,l.y,l.z),i.setXYZ(g,c.x,c.y,c.z)}else for(let f=0,p=t.count;f<p;f+=3)s.fromBufferAttribute(t,f+0),r.fromBufferAttribute(t,f+1),a.fromBufferAttribute(t,f+2),h.subVectors(a,r),d.subVectors(s,r),h.cross(d),i.setXYZ(f+0,h.x,h.y,h.z),i.setXYZ(f+1,h.x,h.y,h.z),i.setXYZ(f+2,h.x,h.y,h.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){const e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Jn.fromBufferAttribute(e,t),Jn.normalize(),e.setXYZ(t,Jn.x,Jn.y,Jn.z)}toNonIndexed(){function e(o,l){const c=o.array,h=o.itemSize,d=o.normalized,f=new c.constructor(l.length*h);let p=0,_=0;for(let S=0,g=l.length;S<g;S++){o.isInterleavedBufferAttribute?p=l[S]*o.data.stride+o.offset:p=l[S]*h;for(let m=0;m<h;m++)f[_++]=c[p++]}return new nn(f,h,d)}if(this.index===null)return je("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const t=new on,i=this.index.array,s=this.attributes;for(const o in s){const l=s[o],c=e(l,i);t.setAttribute(o,c)}const r=this.morphAttributes;for(const o in r){const l=[],c=r[o];for(let h=0,d=c.length;h<d;h++){const f=c[h],p=e(f,i);l.push(p)}t.morphAttributes[o]=l}t.morphTargetsRelative=this.morphTargetsRelative;const a=this.groups;for(let o=0,l=a.length;o<l;o++){const c=a[o];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){const e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){const l=this.parameters;for(const c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};const t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});const i=this.attributes;for(const l in i){const c=i[l];e.data.attributes[l]=c.toJSON(e.data)}const s={};let r=!1;for(const l in this.morphAttributes){const c=this.morphAttributes[l],h=[];for(let d=0,f=c.length;d<f;d++){const p=c[d];h.push(p.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);const a=this.groups;a.length>0&&(e.data.groups=JSON.parse(JSON.stringify(a)));const o=this.boundingSphere;return o!==null&&(e.data.boundingSphere=o.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const t={};this.name=e.name;const i=e.index;i!==null&&this.setIndex(i.clone());const s=e.attributes;for(const c in s){const h=s[c];this.setAttribute(c,h.clone(t))}const r=e.morphAttributes;for(const c in r){const h=[],d=r[c];for(let f=0,p=d.length;f<p;f++)h.push(d[f].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;const a=e.groups;for(let c=0,h=a.length;c<h;c++){const d=a[c];this.addGroup(d.start,d.count,d.materialIndex)}const o=e.boundingBox;o!==null&&(this.boundingBox=o.clone());const l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}}class vE{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=Tx,this.updateRanges=[],this.version=0,this.uuid=ia()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,i){e*=this.stride,i*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[i+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});const t=Ug(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);const i=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(i,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});const t=Ug(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));const i={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return i.usage=this.usage,i}}function Ug(n){return n.buffer._uuid===void 0&&(n.buffer._uuid=ia()),n.byteOffset===0&&n.byteLength===n.buffer.byteLength?n.buffer._uuid:n.buffer._uuid+":"+n.byteOffset+":"+n.byteLength}const Ei=new H;class Wr{constructor(e,t,i,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=i,this.normalized=s,this._normalizationScale=e!==void 0?oh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,i=this.data.count;t<i;t++)Ei.fromBufferAttribute(this,t),Ei.applyMatrix4(e),this.setXYZ(t,Ei.x,Ei.y,Ei.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Ei.fromBufferAttribute(this,t),Ei.applyNormalMatrix(e),this.setXYZ(t,Ei.x,Ei.y,Ei.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Ei.fromBufferAttribute(this,t),Ei.transformDirection(e),this.setXYZ(t,Ei.x,Ei.y,Ei.z);return this}getComponent(e,t){let i=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.data.array[e*this.data.stride+this.offset+t]=i,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,i){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.data.array[e+0]=t,this.data.array[e+1]=i,this}setXYZ(e,t,i,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=i,this.data.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=i,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){Bu("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");const t=[];for(let i=0;i<this.count;i++){const s=i*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new nn(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new Wr(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Bu("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");const t=[];for(let i=0;i<this.count;i++){const s=i*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){const t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):$p(e,this.data.array)}_normalize(e){const t=this._normalizationScale;return t!==void 0?Math.round(e*t):qp(e,this.data.array)}}const ad=new H,xE=new H,yE=new lt;class ur{constructor(e=new H(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){const s=ad.subVectors(i,t).cross(xE.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){const e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){const s=e.delta(ad),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;const a=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(a<0||a>1)?null:t.copy(e.start).addScaledVector(s,a)}intersectsLine(e){const t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){const i=t||yE.getNormalMatrix(e),s=this.coplanarPoint(ad).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}}let SE=0;class Oa extends na{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:SE++}),this.uuid=ia(),this.name="",this.type="Material",this.blending=wl,this.side=Aa,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=ax,this.blendDst=ox,this.blendEquation=fo,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ut(0,0,0),this.blendAlpha=0,this.depthFunc=Gl,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Pw,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Gh,this.stencilZFail=Gh,this.stencilZPass=Gh,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(const t in e){const i=e[t];if(i===void 0){je(`Material: parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){je(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});const i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){const a=[];for(const o in r){const l=r[o];delete l.metadata,a.push(l)}return a}if(t){const r=s(e.textures),a=s(e.images);r.length>0&&(i.textures=r),a.length>0&&(i.images=a)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ut().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new ur().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new nt().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new nt().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;const t=e.clippingPlanes;let i=null;if(t!==null){const s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}}const cr=new H,od=new H,Lc=new H,Dc=new H;class lc{constructor(e=new H,t=new H(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,cr)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);const i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){const t=cr.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(cr.copy(this.origin).addScaledVector(this.direction,t),cr.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){od.copy(e).add(t).multiplyScalar(.5),Lc.copy(t).sub(e).normalize(),Dc.copy(this.origin).sub(od);const r=e.distanceTo(t)*.5,a=-this.direction.dot(Lc),o=Dc.dot(this.direction),l=-Dc.dot(Lc),c=Dc.lengthSq(),h=Math.abs(1-a*a);let d,f,p,_;if(h>0)if(d=a*l-o,f=a*o-l,_=r*h,d>=0)if(f>=-_)if(f<=_){const S=1/h;d*=S,f*=S,p=d*(d+a*f+2*o)+f*(a*d+f+2*l)+c}else f=r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;else f=-r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;else f<=-_?(d=Math.max(0,-(-a*r+o)),f=d>0?-r:Math.min(Math.max(-r,-l),r),p=-d*d+f*(f+2*l)+c):f<=_?(d=0,f=Math.min(Math.max(-r,-l),r),p=f*(f+2*l)+c):(d=Math.max(0,-(a*r+o)),f=d>0?r:Math.min(Math.max(-r,-l),r),p=-d*d+f*(f+2*l)+c);else f=a>0?-r:r,d=Math.max(0,-(a*f+o)),p=-d*d+f*(f+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(od).addScaledVector(Lc,f),p}intersectSphere(e,t){if(e.radius<0)return null;cr.subVectors(e.center,this.origin);const i=cr.dot(this.direction),s=cr.dot(cr)-i*i,r=e.radius*e.radius;if(s>r)return null;const a=Math.sqrt(r-s),o=i-a,l=i+a;return l<0?null:o<0?this.at(l,t):this.at(o,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){const t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;const i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){const i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){const t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,a,o,l;const c=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,f=this.origin;return c>=0?(i=(e.min.x-f.x)*c,s=(e.max.x-f.x)*c):(i=(e.max.x-f.x)*c,s=(e.min.x-f.x)*c),h>=0?(r=(e.min.y-f.y)*h,a=(e.max.y-f.y)*h):(r=(e.max.y-f.y)*h,a=(e.min.y-f.y)*h),i>a||r>s||((r>i||isNaN(i))&&(i=r),(a<s||isNaN(s))&&(s=a),d>=0?(o=(e.min.z-f.z)*d,l=(e.max.z-f.z)*d):(o=(e.max.z-f.z)*d,l=(e.min.z-f.z)*d),i>l||o>s)||((o>i||i!==i)&&(i=o),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,cr)!==null}intersectTriangle(e,t,i,s,r){const a=this.origin,o=this.direction,l=o.x,c=o.y,h=o.z,d=e.x-a.x,f=e.y-a.y,p=e.z-a.z,_=t.x-a.x,S=t.y-a.y,g=t.z-a.z,m=i.x-a.x,y=i.y-a.y,R=i.z-a.z,b=Math.abs(l),L=Math.abs(c),A=Math.abs(h);let v,T,z,I,D,k,V,U,W,Z,G,ce;if(b>=L&&b>=A?(z=l,k=d,W=_,ce=m,l>=0?(v=c,T=h,I=f,D=p,V=S,U=g,Z=y,G=R):(v=h,T=c,I=p,D=f,V=g,U=S,Z=R,G=y)):L>=A?(z=c,k=f,W=S,ce=y,c>=0?(v=h,T=l,I=p,D=d,V=g,U=_,Z=R,G=m):(v=l,T=h,I=d,D=p,V=_,U=g,Z=m,G=R)):(z=h,k=p,W=g,ce=R,h>=0?(v=l,T=c,I=d,D=f,V=_,U=S,Z=m,G=y):(v=c,T=l,I=f,D=d,V=S,U=_,Z=y,G=m)),z===0)return null;const J=v/z,Q=T/z,se=1/z,de=I-J*k,he=D-Q*k,ee=V-J*W,me=U-Q*W,ve=Z-J*ce,Ae=G-Q*ce,Me=ve*me-Ae*ee,Xe=de*Ae-he*ve,rt=ee*he-me*de;if(s){if(Me<0||Xe<0||rt<0)return null}else if((Me<0||Xe<0||rt<0)&&(Me>0||Xe>0||rt>0))return null;const Ve=Me+Xe+rt;if(Ve===0)return null;const pt=se*(Me*k+Xe*W+rt*ce);return(Ve>0?pt<0:pt>0)?null:this.at(pt/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class ql extends Oa{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ut(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ea,this.combine=kp,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}}const Fg=new $t,ua=new lc,Nc=new Fa,Og=new H,Ic=new H,Uc=new H,Fc=new H,ld=new H,Oc=new H,kg=new H,kc=new H;class Ii extends Gn{constructor(e=new on,t=new ql){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}getVertexPosition(e,t){const i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,a=i.morphTargetsRelative;t.fromBufferAttribute(s,e);const o=this.morphTargetInfluences;if(r&&o){Oc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){const h=o[l],d=r[l];h!==0&&(ld.fromBufferAttribute(d,e),a?Oc.addScaledVector(ld,h):Oc.addScaledVector(ld.sub(t),h))}t.add(Oc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Nc.copy(i.boundingSphere),Nc.applyMatrix4(r),ua.copy(e.ray).recast(e.near),!(Nc.containsPoint(ua.origin)===!1&&(ua.intersectSphere(Nc,Og)===null||ua.origin.distanceToSquared(Og)>(e.far-e.near)**2))&&(Fg.copy(r).invert(),ua.copy(e.ray).applyMatrix4(Fg),!(i.boundingBox!==null&&ua.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,ua)))}_computeIntersections(e,t,i){let s;const r=this.geometry,a=this.material,o=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,f=r.groups,p=r.drawRange;if(o!==null)if(Array.isArray(a))for(let _=0,S=f.length;_<S;_++){const g=f[_],m=a[g.materialIndex],y=Math.max(g.start,p.start),R=Math.min(o.count,Math.min(g.start+g.count,p.start+p.count));for(let b=y,L=R;b<L;b+=3){const A=o.getX(b),v=o.getX(b+1),T=o.getX(b+2);s=Bc(this,m,e,i,c,h,d,A,v,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{const _=Math.max(0,p.start),S=Math.min(o.count,p.start+p.count);for(let g=_,m=S;g<m;g+=3){const y=o.getX(g),R=o.getX(g+1),b=o.getX(g+2);s=Bc(this,a,e,i,c,h,d,y,R,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(a))for(let _=0,S=f.length;_<S;_++){const g=f[_],m=a[g.materialIndex],y=Math.max(g.start,p.start),R=Math.min(l.count,Math.min(g.start+g.count,p.start+p.count));for(let b=y,L=R;b<L;b+=3){const A=b,v=b+1,T=b+2;s=Bc(this,m,e,i,c,h,d,A,v,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{const _=Math.max(0,p.start),S=Math.min(l.count,p.start+p.count);for(let g=_,m=S;g<m;g+=3){const y=g,R=g+1,b=g+2;s=Bc(this,a,e,i,c,h,d,y,R,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}}function ME(n,e,t,i,s,r,a,o){let l;if(e.side===Ni?l=i.intersectTriangle(a,r,s,!0,o):l=i.intersectTriangle(s,r,a,e.side===Aa,o),l===null)return null;kc.copy(o),kc.applyMatrix4(n.matrixWorld);const c=t.ray.origin.distanceTo(kc);return c<t.near||c>t.far?null:{distance:c,point:kc.clone(),object:n}}function Bc(n,e,t,i,s,r,a,o,l,c){n.getVertexPosition(o,Ic),n.getVertexPosition(l,Uc),n.getVertexPosition(c,Fc);const h=ME(n,e,t,i,Ic,Uc,Fc,kg);if(h){const d=new H;ss.getBarycoord(kg,Ic,Uc,Fc,d),s&&(h.uv=ss.getInterpolatedAttribute(s,o,l,c,d,new nt)),r&&(h.uv1=ss.getInterpolatedAttribute(r,o,l,c,d,new nt)),a&&(h.normal=ss.getInterpolatedAttribute(a,o,l,c,d,new H),h.normal.dot(i.direction)>0&&h.normal.multiplyScalar(-1));const f={a:o,b:l,c,normal:new H,materialIndex:0};ss.getNormal(Ic,Uc,Fc,f.normal),h.face=f,h.barycoord=d}return h}class Nx extends _i{constructor(e=null,t=1,i=1,s,r,a,o,l,c=ri,h=ri,d,f){super(null,a,o,l,c,h,s,r,d,f),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}const ha=new Fa,bE=new nt(.5,.5),zc=new H;class Yl{constructor(e=new ur,t=new ur,i=new ur,s=new ur,r=new ur,a=new ur){this.planes=[e,t,i,s,r,a]}set(e,t,i,s,r,a){const o=this.planes;return o[0].copy(e),o[1].copy(t),o[2].copy(i),o[3].copy(s),o[4].copy(r),o[5].copy(a),this}copy(e){const t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=bs,i=!1){const s=this.planes,r=e.elements,a=r[0],o=r[1],l=r[2],c=r[3],h=r[4],d=r[5],f=r[6],p=r[7],_=r[8],S=r[9],g=r[10],m=r[11],y=r[12],R=r[13],b=r[14],L=r[15];if(s[0].setComponents(c-a,p-h,m-_,L-y).normalize(),s[1].setComponents(c+a,p+h,m+_,L+y).normalize(),s[2].setComponents(c+o,p+d,m+S,L+R).normalize(),s[3].setComponents(c-o,p-d,m-S,L-R).normalize(),i)s[4].setComponents(l,f,g,b).normalize(),s[5].setComponents(c-l,p-f,m-g,L-b).normalize();else if(s[4].setComponents(c-l,p-f,m-g,L-b).normalize(),t===bs)s[5].setComponents(c+l,p+f,m+g,L+b).normalize();else if(t===Xl)s[5].setComponents(l,f,g,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),ha.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{const t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),ha.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(ha)}intersectsSprite(e){ha.center.set(0,0,0);const t=bE.distanceTo(e.center);return ha.radius=.7071067811865476+t,ha.applyMatrix4(e.matrixWorld),this.intersectsSphere(ha)}intersectsSphere(e){const t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){const t=this.planes;for(let i=0;i<6;i++){const s=t[i];if(zc.x=s.normal.x>0?e.max.x:e.min.x,zc.y=s.normal.y>0?e.max.y:e.min.y,zc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(zc)<0)return!1}return!0}containsPoint(e){const t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}const Bg=new $t;class Zp{constructor(){this.coordinateSystem=bs,this._frustums=[],this._count=0}setFromArrayCamera(e){const t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){const r=t[s];Bg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new Yl),i[s].setFromProjectionMatrix(Bg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){const t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;const t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Yl),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new Zp().copy(this)}}class lh extends Oa{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ut(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}}const zu=new H,Hu=new H,zg=new $t,al=new lc,Hc=new Fa,cd=new H,Hg=new H;let Ix=class extends Gn{constructor(e=new on,t=new lh){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)zu.fromBufferAttribute(t,s-1),Hu.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=zu.distanceTo(Hu);e.setAttribute("lineDistance",new wn(i,1))}else je("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Hc.copy(i.boundingSphere),Hc.applyMatrix4(s),Hc.radius+=r,e.ray.intersectsSphere(Hc)===!1)return;zg.copy(s).invert(),al.copy(e.ray).applyMatrix4(zg);const o=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=this.isLineSegments?2:1,h=i.index,f=i.attributes.position;if(h!==null){const p=Math.max(0,a.start),_=Math.min(h.count,a.start+a.count);for(let S=p,g=_-1;S<g;S+=c){const m=h.getX(S),y=h.getX(S+1),R=Gc(this,e,al,l,m,y,S);R&&t.push(R)}if(this.isLineLoop){const S=h.getX(_-1),g=h.getX(p),m=Gc(this,e,al,l,S,g,_-1);m&&t.push(m)}}else{const p=Math.max(0,a.start),_=Math.min(f.count,a.start+a.count);for(let S=p,g=_-1;S<g;S+=c){const m=Gc(this,e,al,l,S,S+1,S);m&&t.push(m)}if(this.isLineLoop){const S=Gc(this,e,al,l,_-1,p,_-1);S&&t.push(S)}}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}};function Gc(n,e,t,i,s,r,a){const o=n.geometry.attributes.position;if(zu.fromBufferAttribute(o,s),Hu.fromBufferAttribute(o,r),t.distanceSqToSegment(zu,Hu,cd,Hg)>i)return;cd.applyMatrix4(n.matrixWorld);const c=e.ray.origin.distanceTo(cd);if(!(c<e.near||c>e.far))return{distance:c,point:Hg.clone().applyMatrix4(n.matrixWorld),index:a,face:null,faceIndex:null,barycoord:null,object:n}}const Gg=new H,Vg=new H;class Jp extends Ix{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)Gg.fromBufferAttribute(t,s),Vg.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+Gg.distanceTo(Vg);e.setAttribute("lineDistance",new wn(i,1))}else je("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class wE extends Oa{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new ut(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}}const Wg=new $t,Bf=new lc,Vc=new Fa,Wc=new H;class EE extends Gn{constructor(e=new on,t=new wE){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Vc.copy(i.boundingSphere),Vc.applyMatrix4(s),Vc.radius+=r,e.ray.intersectsSphere(Vc)===!1)return;Wg.copy(s).invert(),Bf.copy(e.ray).applyMatrix4(Wg);const o=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=i.index,d=i.attributes.position;if(c!==null){const f=Math.max(0,a.start),p=Math.min(c.count,a.start+a.count);for(let _=f,S=p;_<S;_++){const g=c.getX(_);Wc.fromBufferAttribute(d,g),Xg(Wc,g,l,s,e,t,this)}}else{const f=Math.max(0,a.start),p=Math.min(d.count,a.start+a.count);for(let _=f,S=p;_<S;_++)Wc.fromBufferAttribute(d,_),Xg(Wc,_,l,s,e,t,this)}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}}function Xg(n,e,t,i,s,r,a){const o=Bf.distanceSqToPoint(n);if(o<t){const l=new H;Bf.closestPointToPoint(n,l),l.applyMatrix4(i);const c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(o),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:a})}}class Ux extends _i{constructor(e=[],t=Co,i,s,r,a,o,l,c,h){super(e,t,i,s,r,a,o,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}}class TE extends _i{constructor(e,t,i,s,r,a,o,l,c){super(e,t,i,s,r,a,o,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}}class Lo extends _i{constructor(e,t,i=qs,s,r,a,o=ri,l=ri,c,h=jr,d=1){if(h!==jr&&h!==Vr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const f={width:e,height:t,depth:d};super(f,s,r,a,o,l,h,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Yp(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){const t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}}class Fx extends Lo{constructor(e,t=qs,i=Co,s,r,a=ri,o=ri,l,c=jr){const h={width:e,height:e,depth:1},d=[h,h,h,h,h,h];super(e,e,t,i,s,r,a,o,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}}class Ox extends _i{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}}class cc extends on{constructor(e=1,t=1,i=1,s=1,r=1,a=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:a};const o=this;s=Math.floor(s),r=Math.floor(r),a=Math.floor(a);const l=[],c=[],h=[],d=[];let f=0,p=0;_("z","y","x",-1,-1,i,t,e,a,r,0),_("z","y","x",1,-1,i,t,-e,a,r,1),_("x","z","y",1,1,e,i,t,s,a,2),_("x","z","y",1,-1,e,i,-t,s,a,3),_("x","y","z",1,-1,e,t,i,s,r,4),_("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new wn(c,3)),this.setAttribute("normal",new wn(h,3)),this.setAttribute("uv",new wn(d,2));function _(S,g,m,y,R,b,L,A,v,T,z){const I=b/v,D=L/T,k=b/2,V=L/2,U=A/2,W=v+1,Z=T+1;let G=0,ce=0;const J=new H;for(let Q=0;Q<Z;Q++){const se=Q*D-V;for(let de=0;de<W;de++){const he=de*I-k;J[S]=he*y,J[g]=se*R,J[m]=U,c.push(J.x,J.y,J.z),J[S]=0,J[g]=0,J[m]=A>0?1:-1,h.push(J.x,J.y,J.z),d.push(de/v),d.push(1-Q/T),G+=1}}for(let Q=0;Q<T;Q++)for(let se=0;se<v;se++){const de=f+se+W*Q,he=f+se+W*(Q+1),ee=f+(se+1)+W*(Q+1),me=f+(se+1)+W*Q;l.push(de,he,me),l.push(he,ee,me),ce+=6}o.addGroup(p,ce,z),p+=ce,f+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new cc(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}}class jp extends on{constructor(e=1,t=1,i=1,s=32,r=1,a=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:a,thetaStart:o,thetaLength:l};const c=this;s=Math.floor(s),r=Math.floor(r);const h=[],d=[],f=[],p=[];let _=0;const S=[],g=i/2;let m=0;y(),a===!1&&(e>0&&R(!0),t>0&&R(!1)),this.setIndex(h),this.setAttribute("position",new wn(d,3)),this.setAttribute("normal",new wn(f,3)),this.setAttribute("uv",new wn(p,2));function y(){const b=new H,L=new H;let A=0;const v=(t-e)/i;for(let T=0;T<=r;T++){const z=[],I=T/r,D=I*(t-e)+e;for(let k=0;k<=s;k++){const V=k/s,U=V*l+o,W=Math.sin(U),Z=Math.cos(U);L.x=D*W,L.y=-I*i+g,L.z=D*Z,d.push(L.x,L.y,L.z),b.set(W,v,Z).normalize(),f.push(b.x,b.y,b.z),p.push(V,1-I),z.push(_++)}S.push(z)}for(let T=0;T<s;T++)for(let z=0;z<r;z++){const I=S[z][T],D=S[z+1][T],k=S[z+1][T+1],V=S[z][T+1];(e>0||z!==0)&&(h.push(I,D,V),A+=3),(t>0||z!==r-1)&&(h.push(D,k,V),A+=3)}c.addGroup(m,A,0),m+=A}function R(b){const L=_,A=new nt,v=new H;let T=0;const z=b===!0?e:t,I=b===!0?1:-1;for(let k=1;k<=s;k++)d.push(0,g*I,0),f.push(0,I,0),p.push(.5,.5),_++;const D=_;for(let k=0;k<=s;k++){const U=k/s*l+o,W=Math.cos(U),Z=Math.sin(U);v.x=z*Z,v.y=g*I,v.z=z*W,d.push(v.x,v.y,v.z),f.push(0,I,0),A.x=W*.5+.5,A.y=Z*.5*I+.5,p.push(A.x,A.y),_++}for(let k=0;k<s;k++){const V=L+k,U=D+k;b===!0?h.push(U,U+1,V):h.push(U+1,U,V),T+=3}c.addGroup(m,T,b===!0?1:2),m+=T}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new jp(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}}class Qp extends jp{constructor(e=1,t=1,i=32,s=1,r=!1,a=0,o=Math.PI*2){super(0,e,t,i,s,r,a,o),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:i,heightSegments:s,openEnded:r,thetaStart:a,thetaLength:o}}static fromJSON(e){return new Qp(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}}const Xc=new H,$c=new H,ud=new H,qc=new ss;class AE extends on{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){const s=Math.pow(10,4),r=Math.cos(Mo*t),a=e.getIndex(),o=e.getAttribute("position"),l=a?a.count:o.count,c=[0,0,0],h=["a","b","c"],d=new Array(3),f=new Map,p=[];for(let _=0;_<l;_+=3){a?(c[0]=a.getX(_),c[1]=a.getX(_+1),c[2]=a.getX(_+2)):(c[0]=_,c[1]=_+1,c[2]=_+2);const{a:S,b:g,c:m}=qc;if(S.fromBufferAttribute(o,c[0]),g.fromBufferAttribute(o,c[1]),m.fromBufferAttribute(o,c[2]),qc.getNormal(ud),d[0]=`${Math.round(S.x*s)},${Math.round(S.y*s)},${Math.round(S.z*s)}`,d[1]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,d[2]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,!(d[0]===d[1]||d[1]===d[2]||d[2]===d[0]))for(let y=0;y<3;y++){const R=(y+1)%3,b=d[y],L=d[R],A=qc[h[y]],v=qc[h[R]],T=`${b}_${L}`,z=`${L}_${b}`,I=f.get(z);I?(ud.dot(I.normal)<=r&&(p.push(A.x,A.y,A.z),p.push(v.x,v.y,v.z)),f.set(z,null)):f.has(T)||f.set(T,{index0:c[y],index1:c[R],normal:ud.clone()})}}for(const _ of f.values())if(_){const{index0:S,index1:g}=_;Xc.fromBufferAttribute(o,S),$c.fromBufferAttribute(o,g),p.push(Xc.x,Xc.y,Xc.z),p.push($c.x,$c.y,$c.z)}this.setAttribute("position",new wn(p,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}}class ch extends on{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};const r=e/2,a=t/2,o=Math.floor(i),l=Math.floor(s),c=o+1,h=l+1,d=e/o,f=t/l,p=[],_=[],S=[],g=[];for(let m=0;m<h;m++){const y=m*f-a;for(let R=0;R<c;R++){const b=R*d-r;_.push(b,-y,0),S.push(0,0,1),g.push(R/o),g.push(1-m/l)}}for(let m=0;m<l;m++)for(let y=0;y<o;y++){const R=y+c*m,b=y+c*(m+1),L=y+1+c*(m+1),A=y+1+c*m;p.push(R,b,A),p.push(b,L,A)}this.setIndex(p),this.setAttribute("position",new wn(_,3)),this.setAttribute("normal",new wn(S,3)),this.setAttribute("uv",new wn(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new ch(e.width,e.height,e.widthSegments,e.heightSegments)}}class RE extends on{constructor(e=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:e},e!==null){const t=[],i=new Set,s=new H,r=new H;if(e.index!==null){const a=e.attributes.position,o=e.index;let l=e.groups;l.length===0&&(l=[{start:0,count:o.count,materialIndex:0}]);for(let c=0,h=l.length;c<h;++c){const d=l[c],f=d.start,p=d.count;for(let _=f,S=f+p;_<S;_+=3)for(let g=0;g<3;g++){const m=o.getX(_+g),y=o.getX(_+(g+1)%3);s.fromBufferAttribute(a,m),r.fromBufferAttribute(a,y),$g(s,r,i)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}}else{const a=e.attributes.position;for(let o=0,l=a.count/3;o<l;o++)for(let c=0;c<3;c++){const h=3*o+c,d=3*o+(c+1)%3;s.fromBufferAttribute(a,h),r.fromBufferAttribute(a,d),$g(s,r,i)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}this.setAttribute("position",new wn(t,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}}function $g(n,e,t){const i=`${n.x},${n.y},${n.z}-${e.x},${e.y},${e.z}`,s=`${e.x},${e.y},${e.z}-${n.x},${n.y},${n.z}`;return t.has(i)===!0||t.has(s)===!0?!1:(t.add(i),t.add(s),!0)}function Do(n){const e={};for(const t in n){e[t]={};for(const i in n[t]){const s=n[t][i];if(qg(s))s.isRenderTargetTexture?(je("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(qg(s[0])){const r=[];for(let a=0,o=s.length;a<o;a++)r[a]=s[a].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Ti(n){const e={};for(let t=0;t<n.length;t++){const i=Do(n[t]);for(const s in i)e[s]=i[s]}return e}function qg(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function CE(n){const e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function kx(n){const e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Et.workingColorSpace}const em={clone:Do,merge:Ti};var PE=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,LE=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class Zs extends Oa{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=PE,this.fragmentShader=LE,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Do(e.uniforms),this.uniformsGroups=CE(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){const t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(const s in this.uniforms){const a=this.uniforms[s].value;a&&a.isTexture?t.uniforms[s]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[s]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[s]={type:"v2",value:a.toArray()}:a&&a.isVector3?t.uniforms[s]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[s]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[s]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[s]={type:"m4",value:a.toArray()}:t.uniforms[s]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;const i={};for(const s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(const i in e.uniforms){const s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new ut().setHex(s.value);break;case"v2":this.uniforms[i].value=new nt().fromArray(s.value);break;case"v3":this.uniforms[i].value=new H().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Zt().fromArray(s.value);break;case"m3":this.uniforms[i].value=new lt().fromArray(s.value);break;case"m4":this.uniforms[i].value=new $t().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(const i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}}class DE extends Zs{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}}class Bx extends Oa{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ut(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ut(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=kf,this.normalScale=new nt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ea,this.combine=kp,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class NE extends Oa{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Rw,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}}class IE extends Oa{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}}class zx extends Gn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ut(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){const t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}}const hd=new $t,Yg=new H,Kg=new H;class UE{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new nt(512,512),this.mapType=Yi,this.map=null,this.mapPass=null,this.matrix=new $t,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Yl,this._frameExtents=new nt(1,1),this._viewportCount=1,this._viewports=[new Zt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){const t=this.camera;Yg.setFromMatrixPosition(e.matrixWorld),t.position.copy(Yg),Kg.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Kg),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,s){hd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(hd,e.coordinateSystem,e.reversedDepth);const r=this._frameExtents,a=s?s.z/r.x:1,o=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===Xl||e.reversedDepth?t.set(.5*a,0,0,.5*a+l,0,.5*o,0,.5*o+c,0,0,1,0,0,0,0,1):t.set(.5*a,0,0,.5*a+l,0,.5*o,0,.5*o+c,0,0,.5,.5,0,0,0,1),t.multiply(hd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){const e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}}const Yc=new H,Kc=new Qr,Is=new H;class Hx extends Gn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new $t,this.projectionMatrix=new $t,this.projectionMatrixInverse=new $t,this.coordinateSystem=bs,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Yc,Kc,Is),Is.x===1&&Is.y===1&&Is.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Yc,Kc,Is.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Yc,Kc,Is),Is.x===1&&Is.y===1&&Is.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Yc,Kc,Is.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}}const Ir=new H,Zg=new nt,Jg=new nt;class ys extends Hx{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){const t=.5*this.getFilmHeight()/e;this.fov=$l*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){const e=Math.tan(Mo*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return $l*2*Math.atan(Math.tan(Mo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Ir.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ir.x,Ir.y).multiplyScalar(-e/Ir.z),Ir.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Ir.x,Ir.y).multiplyScalar(-e/Ir.z)}getViewSize(e,t){return this.getViewBounds(e,Zg,Jg),t.subVectors(Jg,Zg)}setViewOffset(e,t,i,s,r,a){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=this.near;let t=e*Math.tan(Mo*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s;const a=this.view;if(this.view!==null&&this.view.enabled){const l=a.fullWidth,c=a.fullHeight;r+=a.offsetX*s/l,t-=a.offsetY*i/c,s*=a.width/l,i*=a.height/c}const o=this.filmOffset;o!==0&&(r+=e*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}}class Gx extends Hx{constructor(e=-1,t=1,i=1,s=-1,r=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=a,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=i-e,a=i+e,o=s+t,l=s-t;if(this.view!==null&&this.view.enabled){const c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,a=r+c*this.view.width,o-=h*this.view.offsetY,l=o-h*this.view.height}this.projectionMatrix.makeOrthographic(r,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}}class FE extends UE{constructor(){super(new Gx(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class jg extends zx{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Gn.DEFAULT_UP),this.updateMatrix(),this.target=new Gn,this.shadow=new FE}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){const t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}}class OE extends zx{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}}class kE extends on{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){const e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}}const ao=-90,oo=1;class zf extends Gn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new ys(ao,oo,e,t);s.layers=this.layers,this.add(s);const r=new ys(ao,oo,e,t);r.layers=this.layers,this.add(r);const a=new ys(ao,oo,e,t);a.layers=this.layers,this.add(a);const o=new ys(ao,oo,e,t);o.layers=this.layers,this.add(o);const l=new ys(ao,oo,e,t);l.layers=this.layers,this.add(l);const c=new ys(ao,oo,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){const e=this.coordinateSystem,t=this.children.concat(),[i,s,r,a,o,l]=t;for(const c of t)this.remove(c);if(e===bs)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Xl)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(const c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();const{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());const[r,a,o,l,c,h]=this.children,d=e.getRenderTarget(),f=e.getActiveCubeFace(),p=e.getActiveMipmapLevel(),_=e.xr.enabled;e.xr.enabled=!1;const S=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=S,e.setRenderTarget(i,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(d,f,p),e.xr.enabled=_,i.texture.needsPMREMUpdate=!0}}class BE extends ys{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}}class Hf extends vE{constructor(e,t,i=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=i}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){const t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){const t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}}const Qg=new $t;class zE{constructor(e,t,i=0,s=1/0){this.ray=new lc(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new Kp,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):Rt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Qg.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Qg),this}intersectObject(e,t=!0,i=[]){return Gf(e,this,i,t),i.sort(e_),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)Gf(e[s],this,i,t);return i.sort(e_),i}}function e_(n,e){return n.distance-e.distance}function Gf(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){const r=n.children;for(let a=0,o=r.length;a<o;a++)Gf(r[a],e,t,!0)}}class t_{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=ot(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(ot(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}const n_=new H,Zc=new H,lo=new H,co=new H,dd=new H,HE=new H,GE=new H;class VE{constructor(e=new H,t=new H){this.start=e,this.end=t}set(e,t){return this.start.copy(e),this.end.copy(t),this}copy(e){return this.start.copy(e.start),this.end.copy(e.end),this}getCenter(e){return e.addVectors(this.start,this.end).multiplyScalar(.5)}delta(e){return e.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(e,t){return this.delta(t).multiplyScalar(e).add(this.start)}closestPointToPointParameter(e,t){n_.subVectors(e,this.start),Zc.subVectors(this.end,this.start);const i=Zc.dot(Zc);if(i===0)return 0;let r=Zc.dot(n_)/i;return t&&(r=ot(r,0,1)),r}closestPointToPoint(e,t,i){const s=this.closestPointToPointParameter(e,t);return this.delta(i).multiplyScalar(s).add(this.start)}distanceSqToLine3(e,t=HE,i=GE){const s=10000000000000001e-32;let r,a;const o=this.start,l=e.start,c=this.end,h=e.end;lo.subVectors(c,o),co.subVectors(h,l),dd.subVectors(o,l);const d=lo.dot(lo),f=co.dot(co),p=co.dot(dd);if(d<=s&&f<=s)return t.copy(o),i.copy(l),t.distanceToSquared(i);if(d<=s)r=0,a=p/f,a=ot(a,0,1);else{const _=lo.dot(dd);if(f<=s)a=0,r=ot(-_/d,0,1);else{const S=lo.dot(co),g=d*f-S*S;g!==0?r=ot((S*p-_*f)/g,0,1):r=0,a=(S*r+p)/f,a<0?(a=0,r=ot(-_/d,0,1)):a>1&&(a=1,r=ot((S-_)/d,0,1))}}return t.copy(o).addScaledVector(lo,r),i.copy(l).addScaledVector(co,a),t.distanceToSquared(i)}applyMatrix4(e){return this.start.applyMatrix4(e),this.end.applyMatrix4(e),this}equals(e){return e.start.equals(this.start)&&e.end.equals(this.end)}clone(){return new this.constructor().copy(this)}}class WE extends Jp{constructor(e=10,t=10,i=4473924,s=8947848){i=new ut(i),s=new ut(s);const r=t/2,a=e/t,o=e/2,l=[],c=[];for(let f=0,p=0,_=-o;f<=t;f++,_+=a){l.push(-o,0,_,o,0,_),l.push(_,0,-o,_,0,o);const S=f===r?i:s;S.toArray(c,p),p+=3,S.toArray(c,p),p+=3,S.toArray(c,p),p+=3,S.toArray(c,p),p+=3}const h=new on;h.setAttribute("position",new wn(l,3)),h.setAttribute("color",new wn(c,3));const d=new lh({vertexColors:!0,toneMapped:!1});super(h,d),this.type="GridHelper"}dispose(){super.dispose(),this.geometry.dispose(),this.material.dispose()}}const i_=new H;let Jc,fd;class XE extends Gn{constructor(e=new H(0,0,1),t=new H(0,0,0),i=1,s=16776960,r=i*.2,a=r*.2){super(),this.type="ArrowHelper",Jc===void 0&&(Jc=new on,Jc.setAttribute("position",new wn([0,0,0,0,1,0],3)),fd=new Qp(.5,1,5,1),fd.translate(0,-.5,0)),this.position.copy(t),this.line=new Ix(Jc,new lh({color:s,toneMapped:!1})),this.line.matrixAutoUpdate=!1,this.add(this.line),this.cone=new Ii(fd,new ql({color:s,toneMapped:!1})),this.cone.matrixAutoUpdate=!1,this.add(this.cone),this.setDirection(e),this.setLength(i,r,a)}setDirection(e){if(e.y>.99999)this.quaternion.set(0,0,0,1);else if(e.y<-.99999)this.quaternion.set(1,0,0,0);else{i_.set(e.z,0,-e.x).normalize();const t=Math.acos(e.y);this.quaternion.setFromAxisAngle(i_,t)}}setLength(e,t=e*.2,i=t*.2){this.line.scale.set(1,Math.max(1e-4,e-t),1),this.line.updateMatrix(),this.cone.scale.set(i,t,i),this.cone.position.y=e,this.cone.updateMatrix()}setColor(e){this.line.material.color.set(e),this.cone.material.color.set(e)}copy(e){return super.copy(e,!1),this.line.copy(e.line),this.cone.copy(e.cone),this}dispose(){super.dispose(),this.line.geometry.dispose(),this.line.material.dispose(),this.cone.geometry.dispose(),this.cone.material.dispose()}}class $E extends na{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}}function s_(n,e,t,i){const s=qE(i);switch(t){case yx:return n*e;case Mx:return n*e/s.components*s.byteLength;case Gp:return n*e/s.components*s.byteLength;case Ra:return n*e*2/s.components*s.byteLength;case Vp:return n*e*2/s.components*s.byteLength;case Sx:return n*e*3/s.components*s.byteLength;case Ms:return n*e*4/s.components*s.byteLength;case Wp:return n*e*4/s.components*s.byteLength;case mu:case gu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case _u:case vu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case cf:case hf:return Math.max(n,16)*Math.max(e,8)/4;case lf:case uf:return Math.max(n,8)*Math.max(e,8)/2;case df:case ff:case mf:case gf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case pf:case Iu:case _f:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case vf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case xf:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case yf:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case Sf:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case Mf:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case bf:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case wf:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case Ef:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case Tf:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case Af:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case Rf:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Cf:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Pf:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case Lf:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Df:case Nf:case If:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Uf:case Ff:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Uu:case Of:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function qE(n){switch(n){case Yi:case gx:return{byteLength:1,components:1};case Wl:case _x:case Ys:return{byteLength:2,components:1};case zp:case Hp:return{byteLength:2,components:4};case qs:case Bp:case zs:return{byteLength:4,components:1};case vx:case xx:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:Op}}));typeof window<"u"&&(window.__THREE__?je("WARNING: Multiple instances of Three.js being imported."):window.__THREE__=Op);function Vx(){let n=null,e=!1,t=null,i=null;function s(r,a){i=n.requestAnimationFrame(s),t(r,a)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function YE(n){const e=new WeakMap;function t(o,l){const c=o.array,h=o.usage,d=c.byteLength,f=n.createBuffer();n.bindBuffer(l,f),n.bufferData(l,c,h),o.onUploadCallback();let p;if(c instanceof Float32Array)p=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=n.HALF_FLOAT;else if(c instanceof Uint16Array)o.isFloat16BufferAttribute?p=n.HALF_FLOAT:p=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=n.SHORT;else if(c instanceof Uint32Array)p=n.UNSIGNED_INT;else if(c instanceof Int32Array)p=n.INT;else if(c instanceof Int8Array)p=n.BYTE;else if(c instanceof Uint8Array)p=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:f,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:o.version,size:d}}function i(o,l,c){const h=l.array,d=l.updateRanges;if(n.bindBuffer(c,o),d.length===0)n.bufferSubData(c,0,h);else{d.sort((p,_)=>p.start-_.start);let f=0;for(let p=1;p<d.length;p++){const _=d[f],S=d[p];S.start<=_.start+_.count+1?_.count=Math.max(_.count,S.start+S.count-_.start):(++f,d[f]=S)}d.length=f+1;for(let p=0,_=d.length;p<_;p++){const S=d[p];n.bufferSubData(c,S.start*h.BYTES_PER_ELEMENT,h,S.start,S.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),e.get(o)}function r(o){o.isInterleavedBufferAttribute&&(o=o.data);const l=e.get(o);l&&(n.deleteBuffer(l.buffer),e.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){const h=e.get(o);(!h||h.version<o.version)&&e.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}const c=e.get(o);if(c===void 0)e.set(o,t(o,l));else if(c.version<o.version){if(c.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,o,l),c.version=o.version}}return{get:s,remove:r,update:a}}var KE=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,ZE=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,JE=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,jE=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,QE=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,e1=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,t1=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,n1=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,i1=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,s1=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,r1=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,a1=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,o1=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,l1=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,c1=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,u1=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,h1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,d1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,f1=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,p1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,m1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,g1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,_1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,v1=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,x1=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,y1=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,S1=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,M1=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,b1=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,w1="gl_FragColor = linearToOutputTexel( gl_FragColor );",E1=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,T1=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,A1=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,R1=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,C1=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,P1=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,L1=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,D1=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,N1=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,I1=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,U1=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,F1=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,O1=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,k1=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,B1=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,z1=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,H1=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,G1=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,V1=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,W1=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,X1=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,$1=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,q1=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Y1=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,K1=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Z1=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,J1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,j1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Q1=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,eT=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,tT=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,nT=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,iT=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,sT=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,rT=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,aT=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,oT=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,lT=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,cT=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,uT=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,hT=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,dT=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,fT=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,pT=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,mT=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,gT=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,_T=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,vT=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,xT=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,yT=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,ST=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,MT=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,bT=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,wT=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,ET=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,TT=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,AT=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,RT=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,CT=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,PT=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,LT=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,DT=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,NT=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,IT=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,UT=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,FT=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,OT=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,kT=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,BT=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,zT=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,HT=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,GT=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,VT=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,WT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,XT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,$T=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,qT=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const YT=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,KT=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ZT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,JT=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,jT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,QT=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,eA=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,tA=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,nA=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,iA=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,sA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,rA=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,aA=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,oA=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,lA=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,cA=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,uA=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,hA=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,dA=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,fA=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,pA=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,mA=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,gA=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,_A=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,vA=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,xA=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,yA=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,SA=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,MA=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,bA=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,wA=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,EA=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,TA=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,AA=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:KE,alphahash_pars_fragment:ZE,alphamap_fragment:JE,alphamap_pars_fragment:jE,alphatest_fragment:QE,alphatest_pars_fragment:e1,aomap_fragment:t1,aomap_pars_fragment:n1,batching_pars_vertex:i1,batching_vertex:s1,begin_vertex:r1,beginnormal_vertex:a1,bsdfs:o1,iridescence_fragment:l1,bumpmap_pars_fragment:c1,clipping_planes_fragment:u1,clipping_planes_pars_fragment:h1,clipping_planes_pars_vertex:d1,clipping_planes_vertex:f1,color_fragment:p1,color_pars_fragment:m1,color_pars_vertex:g1,color_vertex:_1,common:v1,defaultnormal_vertex:x1,displacementmap_pars_vertex:y1,displacementmap_vertex:S1,emissivemap_fragment:M1,emissivemap_pars_fragment:b1,colorspace_fragment:w1,colorspace_pars_fragment:E1,envmap_fragment:T1,envmap_common_pars_fragment:A1,envmap_pars_fragment:R1,envmap_pars_vertex:C1,envmap_physical_pars_fragment:z1,envmap_vertex:P1,fog_vertex:L1,fog_pars_vertex:D1,fog_fragment:N1,fog_pars_fragment:I1,gradientmap_pars_fragment:U1,lightmap_pars_fragment:F1,lights_lambert_fragment:O1,lights_lambert_pars_fragment:k1,lights_pars_begin:B1,lights_toon_fragment:H1,lights_toon_pars_fragment:G1,lights_phong_fragment:V1,lights_phong_pars_fragment:W1,lights_physical_fragment:X1,lights_physical_pars_fragment:$1,lights_fragment_begin:q1,lights_fragment_maps:Y1,lights_fragment_end:K1,lightprobes_pars_fragment:Z1,logdepthbuf_fragment:J1,logdepthbuf_pars_fragment:j1,logdepthbuf_pars_vertex:Q1,logdepthbuf_vertex:eT,map_fragment:tT,map_pars_fragment:nT,map_particle_fragment:iT,map_particle_pars_fragment:sT,metalnessmap_fragment:rT,metalnessmap_pars_fragment:aT,morphinstance_vertex:oT,morphcolor_vertex:lT,morphnormal_vertex:cT,morphtarget_pars_vertex:uT,morphtarget_vertex:hT,normal_fragment_begin:dT,normal_fragment_maps:fT,normal_pars_fragment:pT,normal_pars_vertex:mT,normal_vertex:gT,normalmap_pars_fragment:_T,clearcoat_normal_fragment_begin:vT,clearcoat_normal_fragment_maps:xT,clearcoat_pars_fragment:yT,iridescence_pars_fragment:ST,opaque_fragment:MT,packing:bT,premultiplied_alpha_fragment:wT,project_vertex:ET,dithering_fragment:TT,dithering_pars_fragment:AT,roughnessmap_fragment:RT,roughnessmap_pars_fragment:CT,shadowmap_pars_fragment:PT,shadowmap_pars_vertex:LT,shadowmap_vertex:DT,shadowmask_pars_fragment:NT,skinbase_vertex:IT,skinning_pars_vertex:UT,skinning_vertex:FT,skinnormal_vertex:OT,specularmap_fragment:kT,specularmap_pars_fragment:BT,tonemapping_fragment:zT,tonemapping_pars_fragment:HT,transmission_fragment:GT,transmission_pars_fragment:VT,uv_pars_fragment:WT,uv_pars_vertex:XT,uv_vertex:$T,worldpos_vertex:qT,background_vert:YT,background_frag:KT,backgroundCube_vert:ZT,backgroundCube_frag:JT,cube_vert:jT,cube_frag:QT,depth_vert:eA,depth_frag:tA,distance_vert:nA,distance_frag:iA,equirect_vert:sA,equirect_frag:rA,linedashed_vert:aA,linedashed_frag:oA,meshbasic_vert:lA,meshbasic_frag:cA,meshlambert_vert:uA,meshlambert_frag:hA,meshmatcap_vert:dA,meshmatcap_frag:fA,meshnormal_vert:pA,meshnormal_frag:mA,meshphong_vert:gA,meshphong_frag:_A,meshphysical_vert:vA,meshphysical_frag:xA,meshtoon_vert:yA,meshtoon_frag:SA,points_vert:MA,points_frag:bA,shadow_vert:wA,shadow_frag:EA,sprite_vert:TA,sprite_frag:AA},Le={common:{diffuse:{value:new ut(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new lt},alphaMap:{value:null},alphaMapTransform:{value:new lt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new lt}},envmap:{envMap:{value:null},envMapRotation:{value:new lt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new lt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new lt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new lt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new lt},normalScale:{value:new nt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new lt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new lt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new lt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new lt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ut(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ut(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new lt},alphaTest:{value:0},uvTransform:{value:new lt}},sprite:{diffuse:{value:new ut(16777215)},opacity:{value:1},center:{value:new nt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new lt},alphaMap:{value:null},alphaMapTransform:{value:new lt},alphaTest:{value:0}}},Di={basic:{uniforms:Ti([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:Ti([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:Ti([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},specular:{value:new ut(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:Ti([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new ut(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:Ti([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new ut(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:Ti([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:Ti([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:Ti([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:Ti([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:Ti([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:Ti([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new lt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new lt}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:Ti([Le.common,Le.displacementmap,{referencePosition:{value:new H},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:Ti([Le.lights,Le.fog,{color:{value:new ut(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};Di.physical={uniforms:Ti([Di.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new lt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new lt},clearcoatNormalScale:{value:new nt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new lt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new lt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new lt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new lt},sheen:{value:0},sheenColor:{value:new ut(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new lt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new lt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new lt},transmissionSamplerSize:{value:new nt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new lt},attenuationDistance:{value:0},attenuationColor:{value:new ut(0)},specularColor:{value:new ut(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new lt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new lt},anisotropyVector:{value:new nt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new lt}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};const jc={r:0,b:0,g:0},RA=new $t,Wx=new lt;Wx.set(-1,0,0,0,1,0,0,0,1);function CA(n,e,t,i,s,r){const a=new ut(0);let o=s===!0?0:1,l,c,h=null,d=0,f=null;function p(y){let R=y.isScene===!0?y.background:null;if(R&&R.isTexture){const b=y.backgroundBlurriness>0;R=e.get(R,b)}return R}function _(y){let R=!1;const b=p(y);b===null?g(a,o):b&&b.isColor&&(g(b,1),R=!0);const L=n.xr.getEnvironmentBlendMode();L==="additive"?t.buffers.color.setClear(0,0,0,1,r):L==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function S(y,R){const b=p(R);b&&b.isCubeTexture?(c===void 0&&(c=new Ii(new cc(1,1,1),new Zs({name:"BackgroundCubeMaterial",uniforms:Do(Di.backgroundCube.uniforms),vertexShader:Di.backgroundCube.vertexShader,fragmentShader:Di.backgroundCube.fragmentShader,side:Ni,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(L,A,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(RA.makeRotationFromEuler(R.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Wx),c.material.toneMapped=Et.getTransfer(b.colorSpace)!==kt,(h!==b||d!==b.version||f!==n.toneMapping)&&(c.material.needsUpdate=!0,h=b,d=b.version,f=n.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Ii(new ch(2,2),new Zs({name:"BackgroundMaterial",uniforms:Do(Di.background.uniforms),vertexShader:Di.background.vertexShader,fragmentShader:Di.background.fragmentShader,side:Aa,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=Et.getTransfer(b.colorSpace)!==kt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||d!==b.version||f!==n.toneMapping)&&(l.material.needsUpdate=!0,h=b,d=b.version,f=n.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function g(y,R){y.getRGB(jc,kx(n)),t.buffers.color.setClear(jc.r,jc.g,jc.b,R,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(y,R=1){a.set(y),o=R,g(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(y){o=y,g(a,o)},render:_,addToRenderList:S,dispose:m}}function PA(n,e){const t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=f(null);let r=s,a=!1;function o(D,k,V,U,W){let Z=!1;const G=d(D,U,V,k);r!==G&&(r=G,c(r.object)),Z=p(D,U,V,W),Z&&_(D,U,V,W),W!==null&&e.update(W,n.ELEMENT_ARRAY_BUFFER),(Z||a)&&(a=!1,b(D,k,V,U),W!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function l(){return n.createVertexArray()}function c(D){return n.bindVertexArray(D)}function h(D){return n.deleteVertexArray(D)}function d(D,k,V,U){const W=U.wireframe===!0;let Z=i[k.id];Z===void 0&&(Z={},i[k.id]=Z);const G=D.isInstancedMesh===!0?D.id:0;let ce=Z[G];ce===void 0&&(ce={},Z[G]=ce);let J=ce[V.id];J===void 0&&(J={},ce[V.id]=J);let Q=J[W];return Q===void 0&&(Q=f(l()),J[W]=Q),Q}function f(D){const k=[],V=[],U=[];for(let W=0;W<t;W++)k[W]=0,V[W]=0,U[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:V,attributeDivisors:U,object:D,attributes:{},index:null}}function p(D,k,V,U){const W=r.attributes,Z=k.attributes;let G=0;const ce=V.getAttributes();for(const J in ce)if(ce[J].location>=0){const se=W[J];let de=Z[J];if(de===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;G++}return r.attributesNum!==G||r.index!==U}function _(D,k,V,U){const W={},Z=k.attributes;let G=0;const ce=V.getAttributes();for(const J in ce)if(ce[J].location>=0){let se=Z[J];se===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(se=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(se=D.instanceColor));const de={};de.attribute=se,se&&se.data&&(de.data=se.data),W[J]=de,G++}r.attributes=W,r.attributesNum=G,r.index=U}function S(){const D=r.newAttributes;for(let k=0,V=D.length;k<V;k++)D[k]=0}function g(D){m(D,0)}function m(D,k){const V=r.newAttributes,U=r.enabledAttributes,W=r.attributeDivisors;V[D]=1,U[D]===0&&(n.enableVertexAttribArray(D),U[D]=1),W[D]!==k&&(n.vertexAttribDivisor(D,k),W[D]=k)}function y(){const D=r.newAttributes,k=r.enabledAttributes;for(let V=0,U=k.length;V<U;V++)k[V]!==D[V]&&(n.disableVertexAttribArray(V),k[V]=0)}function R(D,k,V,U,W,Z,G){G===!0?n.vertexAttribIPointer(D,k,V,W,Z):n.vertexAttribPointer(D,k,V,U,W,Z)}function b(D,k,V,U){S();const W=U.attributes,Z=V.getAttributes(),G=k.defaultAttributeValues;for(const ce in Z){const J=Z[ce];if(J.location>=0){let Q=W[ce];if(Q===void 0&&(ce==="instanceMatrix"&&D.instanceMatrix&&(Q=D.instanceMatrix),ce==="instanceColor"&&D.instanceColor&&(Q=D.instanceColor)),Q!==void 0){const se=Q.normalized,de=Q.itemSize,he=e.get(Q);if(he===void 0)continue;const ee=he.buffer,me=he.type,ve=he.bytesPerElement,Ae=me===n.INT||me===n.UNSIGNED_INT||Q.gpuType===Bp;if(Q.isInterleavedBufferAttribute){const Me=Q.data,Xe=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,rt=Q.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<J.locationSize;Ve++)m(J.location+Ve,Me.meshPerAttribute);D.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<J.locationSize;Ve++)g(J.location+Ve);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let Ve=0;Ve<J.locationSize;Ve++)R(J.location+Ve,de/J.locationSize,me,se,Xe*ve,(rt+de/J.locationSize*Ve)*ve,Ae)}else{if(Q.isInstancedBufferAttribute){for(let Me=0;Me<J.locationSize;Me++)m(J.location+Me,Q.meshPerAttribute);D.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Me=0;Me<J.locationSize;Me++)g(J.location+Me);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let Me=0;Me<J.locationSize;Me++)R(J.location+Me,de/J.locationSize,me,se,de*ve,de/J.locationSize*Me*ve,Ae)}}else if(G!==void 0){const se=G[ce];if(se!==void 0)switch(se.length){case 2:n.vertexAttrib2fv(J.location,se);break;case 3:n.vertexAttrib3fv(J.location,se);break;case 4:n.vertexAttrib4fv(J.location,se);break;default:n.vertexAttrib1fv(J.location,se)}}}}y()}function L(){z();for(const D in i){const k=i[D];for(const V in k){const U=k[V];for(const W in U){const Z=U[W];for(const G in Z)h(Z[G].object),delete Z[G];delete U[W]}}delete i[D]}}function A(D){if(i[D.id]===void 0)return;const k=i[D.id];for(const V in k){const U=k[V];for(const W in U){const Z=U[W];for(const G in Z)h(Z[G].object),delete Z[G];delete U[W]}}delete i[D.id]}function v(D){for(const k in i){const V=i[k];for(const U in V){const W=V[U];if(W[D.id]===void 0)continue;const Z=W[D.id];for(const G in Z)h(Z[G].object),delete Z[G];delete W[D.id]}}}function T(D){for(const k in i){const V=i[k],U=D.isInstancedMesh===!0?D.id:0,W=V[U];if(W!==void 0){for(const Z in W){const G=W[Z];for(const ce in G)h(G[ce].object),delete G[ce];delete W[Z]}delete V[U],Object.keys(V).length===0&&delete i[k]}}}function z(){I(),a=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:z,resetDefaultState:I,dispose:L,releaseStatesOfGeometry:A,releaseStatesOfObject:T,releaseStatesOfProgram:v,initAttributes:S,enableAttribute:g,disableUnusedAttributes:y}}function LA(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function a(l,c,h){h!==0&&(n.drawArraysInstanced(i,l,c,h),t.update(c,i,h))}function o(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,h);let f=0;for(let p=0;p<h;p++)f+=c[p];t.update(f,i,1)}this.setMode=s,this.render=r,this.renderInstances=a,this.renderMultiDraw=o}function DA(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){const v=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function a(v){return!(v!==Ms&&i.convert(v)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(v){const T=v===Ys&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(v!==Yi&&v!==zs&&!T&&i.convert(v)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp";const h=l(c);h!==c&&(je("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);const d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),f=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&je("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&je("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");const p=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),_=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),S=n.getParameter(n.MAX_TEXTURE_SIZE),g=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),y=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),R=n.getParameter(n.MAX_VARYING_VECTORS),b=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),L=n.getParameter(n.MAX_SAMPLES),A=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:a,textureTypeReadable:o,precision:c,logarithmicDepthBuffer:f,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:_,maxTextureSize:S,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:y,maxVaryings:R,maxFragmentUniforms:b,maxSamples:L,samples:A}}function NA(n){const e=this;let t=null,i=0,s=!1,r=!1;const a=new ur,o=new lt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,f){const p=d.length!==0||f||i!==0||s;return s=f,i=d.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,f){t=h(d,f,0)},this.setState=function(d,f,p){const _=d.clippingPlanes,S=d.clipIntersection,g=d.clipShadows,m=n.get(d);if(!s||_===null||_.length===0||r&&!g)r?h(null):c();else{const y=r?0:i,R=y*4;let b=m.clippingState||null;l.value=b,b=h(_,f,R,p);for(let L=0;L!==R;++L)b[L]=t[L];m.clippingState=b,this.numIntersection=S?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function h(d,f,p,_){const S=d!==null?d.length:0;let g=null;if(S!==0){if(g=l.value,_!==!0||g===null){const m=p+S*4,y=f.matrixWorldInverse;o.getNormalMatrix(y),(g===null||g.length<m)&&(g=new Float32Array(m));for(let R=0,b=p;R!==S;++R,b+=4)a.copy(d[R]).applyMatrix4(y,o),a.normal.toArray(g,b),g[b+3]=a.constant}l.value=g,l.needsUpdate=!0}return e.numPlanes=S,e.numIntersection=0,g}}class tm extends Gs{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;const i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Ux(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;const i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new cc(5,5,5),r=new Zs({name:"CubemapFromEquirect",uniforms:Do(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Ni,blending:So});r.uniforms.tEquirect.value=t;const a=new Ii(s,r),o=t.minFilter;return t.minFilter===Gr&&(t.minFilter=mi),new zf(1,10,this).update(e,a),t.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){const r=e.getRenderTarget();for(let a=0;a<6;a++)e.setRenderTarget(this,a),e.clear(t,i,s);e.setRenderTarget(r)}}const r_=256,IA=3,UA=20,Xx=256,$x=16,FA=3,OA=new H,kA=new ut;class Gu{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new zf(1,10,null),this._boxMesh=new Ii(new cc(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){const{size:a=256,position:o=OA}=r,l=this._renderer;this._setSize(a);const c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);const d=l.autoClear,f=l.autoClearColor,p=l.autoClearDepth,_=l.autoClearStencil,S=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,S===null&&(e.background=l.getClearColor(kA));const g=new zf(i,s,h);return g.position.copy(o),g.update(l,e),l.autoClear=d,l.autoClearColor=f,l.autoClearDepth=p,l.autoClearStencil=_,e.background=S,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=l_(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=o_(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(r_,Rx(e))}_fromTexture(e,t){e.mapping===Co||e.mapping===Vl?this._setSize(e.image.length===0?r_:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);const i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){const e=this._cubeSize,t=a_(e,!1,!1),i=Math.log2(e)-IA;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){const t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=a_(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){const s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;const a=e.width>>t;e.viewport.set(0,0,a,a),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Co||e.mapping===Vl?(this._cubemapMaterial===null&&(this._cubemapMaterial=l_()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=o_()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=BA(),this._integrationMaterial=zA());const t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;const r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/$x);for(let a=0;a<=i;a++){const o=Gu.lodToRoughness(a,i);if(a>i-FA)r.roughness.value=o,this._renderCube(e,a,this._integrationMaterial);else{const l=o>0?Math.log2(t)+.5*Math.log2(6/(Xx*Math.pow(o,4)))+.5:0;s.roughness.value=o,s.lodBias.value=l,this._renderCube(e,a,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=HA());const i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}}function a_(n,e,t){return new tm(n,{minFilter:Gr,generateMipmaps:e,type:Ys,colorSpace:Fu,depthBuffer:t})}function uc(n,e,t){return new Zs({name:n,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:Ni,blending:So,depthTest:!1,depthWrite:!1})}function BA(){return uc("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Xx}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function zA(){return uc("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:$x}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function HA(){return uc("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${UA}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function o_(){return uc("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function l_(){return uc("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function GA(n){let e=new WeakMap,t=new WeakMap,i=null;function s(f,p=!1){return f==null?null:p?a(f):r(f)}function r(f){if(f&&f.isTexture){const p=f.mapping;if(p===Bh||p===zh)if(e.has(f)){const _=e.get(f).texture;return o(_,f.mapping)}else{const _=f.image;if(_&&_.height>0){const S=new tm(_.height);return S.fromEquirectangularTexture(n,f),e.set(f,S),f.addEventListener("dispose",c),o(S.texture,f.mapping)}else return null}}return f}function a(f){if(f&&f.isTexture&&f.isPMREMTexture!==!0){const p=f.mapping,_=p===Bh||p===zh,S=p===Co||p===Vl;if(_||S){let g=t.get(f);const m=g!==void 0?g.texture.pmremVersion:0;if(f.isRenderTargetTexture&&f.pmremVersion!==m)return i===null&&(i=new Gu(n)),g=_?i.fromEquirectangular(f,g):i.fromCubemap(f,g),g.texture.pmremVersion=f.pmremVersion,t.set(f,g),g.texture;if(g!==void 0)return g.texture;{const y=f.image;return _&&y&&y.height>0||S&&y&&l(y)?(i===null&&(i=new Gu(n)),g=_?i.fromEquirectangular(f):i.fromCubemap(f),g.texture.pmremVersion=f.pmremVersion,t.set(f,g),f.addEventListener("dispose",h),g.texture):null}}}return f}function o(f,p){return p===Bh?f.mapping=Co:p===zh&&(f.mapping=Vl),f}function l(f){let p=0;const _=6;for(let S=0;S<_;S++)f[S]!==void 0&&p++;return p===_}function c(f){const p=f.target;p.removeEventListener("dispose",c);const _=e.get(p);_!==void 0&&(e.delete(p),_.dispose())}function h(f){const p=f.target;p.removeEventListener("dispose",h);const _=t.get(p);_!==void 0&&(t.delete(p),_.dispose())}function d(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:d}}function VA(n){const e={};function t(i){if(e[i]!==void 0)return e[i];const s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){const s=t(i);return s===null&&xu("WebGLRenderer: "+i+" extension not supported."),s}}}function WA(n,e,t,i){const s={},r=new WeakMap,a=new FinalizationRegistry(_=>delete s[_]);function o(_){l(_.target)}function l(_){_.index!==null&&e.remove(_.index);for(const g in _.attributes)e.remove(_.attributes[g]);_.removeEventListener("dispose",o),delete s[_.id],a.unregister(_);const S=r.get(_);S&&(e.remove(S),r.delete(_)),i.releaseStatesOfGeometry(_),_.isInstancedBufferGeometry===!0&&delete _._maxInstanceCount,t.memory.geometries--}function c(_,S){return s[S.id]!==void 0||(S.addEventListener("dispose",o),s[S.id]=new WeakRef(S),a.register(S,S.id,S),t.memory.geometries++),S}function h(_){const S=_.attributes;for(const g in S)e.update(S[g],n.ARRAY_BUFFER)}function d(_){const S=_.index,g=_.attributes.position;let m=0;if(g===void 0)return;const y=S!==null?S.array.length:g.array.length/3-1,R=g.count>=65535?Dx:Lx,b=new R(Math.ceil(y/3)*6,1),L=b.array;if(S!==null){const v=S.array;m=S.version;for(let T=0,z=0;T<y;T+=3){const I=v[T+0],D=v[T+1],k=v[T+2];L[z++]=I,L[z++]=D,L[z++]=D,L[z++]=k,L[z++]=k,L[z++]=I}}else{m=g.version;for(let v=0,T=0;v<y;v+=3){const z=v+0,I=v+1,D=v+2;L[T++]=z,L[T++]=I,L[T++]=I,L[T++]=D,L[T++]=D,L[T++]=z}}b.version=m;const A=r.get(_);A&&e.remove(A),r.set(_,b)}function f(_){const S=r.get(_);if(S){const g=_.index;g!==null&&S.version<g.version&&d(_)}else d(_);return r.get(_)}function p(){for(const _ in s){const S=s[_].deref();S!==void 0&&l(S)}}return{get:c,update:h,getWireframeAttribute:f,dispose:p}}function XA(n,e,t){let i;function s(d){i=d}let r,a;function o(d){r=d.type,a=d.bytesPerElement}function l(d,f){n.drawElements(i,f,r,d*a),t.update(f,i,1)}function c(d,f,p){p!==0&&(n.drawElementsInstanced(i,f,r,d*a,p),t.update(f,i,p))}function h(d,f,p){if(p===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,f,0,r,d,0,p);let S=0;for(let g=0;g<p;g++)S+=f[g];t.update(S,i,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function $A(n){const e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,a,o){switch(t.calls++,a){case n.TRIANGLES:t.triangles+=o*(r/3);break;case n.LINES:t.lines+=o*(r/2);break;case n.LINE_STRIP:t.lines+=o*(r-1);break;case n.LINE_LOOP:t.lines+=o*r;break;case n.POINTS:t.points+=o*r;break;default:Rt("WebGLInfo: Unknown draw mode:",a);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function qA(n,e,t){const i=new WeakMap,s=new Zt;function r(a,o,l){const c=a.morphTargetInfluences,h=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,d=h!==void 0?h.length:0;let f=i.get(o);if(f===void 0||f.count!==d){let I=function(){T.dispose(),i.delete(o),o.removeEventListener("dispose",I)};var p=I;f!==void 0&&f.texture.dispose();const _=o.morphAttributes.position!==void 0,S=o.morphAttributes.normal!==void 0,g=o.morphAttributes.color!==void 0,m=o.morphAttributes.position||[],y=o.morphAttributes.normal||[],R=o.morphAttributes.color||[];let b=0;_===!0&&(b=1),S===!0&&(b=2),g===!0&&(b=3);let L=o.attributes.position.count*b,A=1;L>e.maxTextureSize&&(A=Math.ceil(L/e.maxTextureSize),L=e.maxTextureSize);const v=new Float32Array(L*A*4*d),T=new Cx(v,L,A,d);T.type=zs,T.needsUpdate=!0;const z=b*4;for(let D=0;D<d;D++){const k=m[D],V=y[D],U=R[D],W=L*A*4*D;for(let Z=0;Z<k.count;Z++){const G=Z*z;_===!0&&(s.fromBufferAttribute(k,Z),v[W+G+0]=s.x,v[W+G+1]=s.y,v[W+G+2]=s.z,v[W+G+3]=0),S===!0&&(s.fromBufferAttribute(V,Z),v[W+G+4]=s.x,v[W+G+5]=s.y,v[W+G+6]=s.z,v[W+G+7]=0),g===!0&&(s.fromBufferAttribute(U,Z),v[W+G+8]=s.x,v[W+G+9]=s.y,v[W+G+10]=s.z,v[W+G+11]=U.itemSize===4?s.w:1)}}f={count:d,texture:T,size:new nt(L,A)},i.set(o,f),o.addEventListener("dispose",I)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",a.morphTexture,t);else{let _=0;for(let g=0;g<c.length;g++)_+=c[g];const S=o.morphTargetsRelative?1:1-_;l.getUniforms().setValue(n,"morphTargetBaseInfluence",S),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",f.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",f.size)}return{update:r}}function YA(n,e,t,i,s){let r=new WeakMap;function a(c){const h=s.render.frame,d=c.geometry,f=e.get(c,d);if(r.get(f)!==h&&(e.update(f),r.set(f,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){const p=c.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return f}function o(){r=new WeakMap}function l(c){const h=c.target;h.removeEventListener("dispose",l),i.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:a,dispose:o}}const KA={[lx]:"LINEAR_TONE_MAPPING",[cx]:"REINHARD_TONE_MAPPING",[ux]:"CINEON_TONE_MAPPING",[hx]:"ACES_FILMIC_TONE_MAPPING",[fx]:"AGX_TONE_MAPPING",[px]:"NEUTRAL_TONE_MAPPING",[dx]:"CUSTOM_TONE_MAPPING"};function ZA(n,e,t,i,s,r){const a=new Gs(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1});let o=null,l=null,c=null;const h=new on;h.setAttribute("position",new wn([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new wn([0,2,0,0,2,0],2));const d=new DE({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),f=new Ii(h,d),p=new Gx(-1,1,1,-1,0,1);let _=null,S=null,g=!1,m,y=null,R=[],b=!1;this.setSize=function(L,A){a.setSize(L,A),o!==null&&o.setSize(L,A),l!==null&&l.setSize(L,A);for(let v=0;v<R.length;v++){const T=R[v];T.setSize&&T.setSize(L,A)}},this.setEffects=function(L){R=L,b=R.length>0&&R[0].isRenderPass===!0;const A=a.width,v=a.height;R.length>0&&o===null&&(o=new Gs(A,v,{type:Ys,depthBuffer:!1,stencilBuffer:!1}),l=new Gs(A,v,{type:Ys,depthBuffer:!1,stencilBuffer:!1}));const T=s===!0&&R.some(z=>z.needsDepthTexture===!0);T!==(a.depthTexture!==null)&&(T===!0&&c===null&&(c=new Lo(A,v),r===!0&&(c.format=Vr,c.type=Po)),a.dispose(),a.depthTexture=T?c:null,a.resolveDepthBuffer=T,a.storeMultisampledDepthBuffer=T);for(let z=0;z<R.length;z++){const I=R[z];I.setSize&&I.setSize(A,v),T&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(L,A){if(g||L.toneMapping===gr&&R.length===0)return!1;if(y=A,A!==null){const v=A.width,T=A.height;(a.width!==v||a.height!==T)&&this.setSize(v,T)}return b===!1&&L.setRenderTarget(a),m=L.toneMapping,L.toneMapping=gr,!0},this.hasRenderPass=function(){return b},this.end=function(L,A){L.toneMapping=m,g=!0;let v=a,T=o;for(let z=0;z<R.length;z++){const I=R[z];I.enabled!==!1&&(I.render(L,T,v,A),I.needsSwap!==!1&&(v=T,T=T===o?l:o))}if(_!==L.outputColorSpace||S!==L.toneMapping){_=L.outputColorSpace,S=L.toneMapping,d.defines={},Et.getTransfer(_)===kt&&(d.defines.SRGB_TRANSFER="");const z=KA[S];z&&(d.defines[z]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=v.texture,L.setRenderTarget(y),L.render(f,p),y=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){a.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),h.dispose(),d.dispose()}}const qx=new _i,Yx=new Lo(1,1),Kx=new Fx(1),Zx=new Cx,Jx=new aE,jx=new Ux,c_=[],u_=[],h_=new Float32Array(16),d_=new Float32Array(9),f_=new Float32Array(4);function Go(n,e,t){const i=n[0];if(i<=0||i>0)return n;const s=e*t;let r=c_[s];if(r===void 0&&(r=new Float32Array(s),c_[s]=r),e!==0){i.toArray(r,0);for(let a=1,o=0;a!==e;++a)o+=t,n[a].toArray(r,o)}return r}function Vn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Wn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function uh(n,e){let t=u_[e];t===void 0&&(t=new Int32Array(e),u_[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function JA(n,e){const t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function jA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Vn(t,e))return;n.uniform2fv(this.addr,e),Wn(t,e)}}function QA(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Vn(t,e))return;n.uniform3fv(this.addr,e),Wn(t,e)}}function eR(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Vn(t,e))return;n.uniform4fv(this.addr,e),Wn(t,e)}}function tR(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Vn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Wn(t,e)}else{if(Vn(t,i))return;f_.set(i),n.uniformMatrix2fv(this.addr,!1,f_),Wn(t,i)}}function nR(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Vn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Wn(t,e)}else{if(Vn(t,i))return;d_.set(i),n.uniformMatrix3fv(this.addr,!1,d_),Wn(t,i)}}function iR(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Vn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Wn(t,e)}else{if(Vn(t,i))return;h_.set(i),n.uniformMatrix4fv(this.addr,!1,h_),Wn(t,i)}}function sR(n,e){const t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function rR(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Vn(t,e))return;n.uniform2iv(this.addr,e),Wn(t,e)}}function aR(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Vn(t,e))return;n.uniform3iv(this.addr,e),Wn(t,e)}}function oR(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Vn(t,e))return;n.uniform4iv(this.addr,e),Wn(t,e)}}function lR(n,e){const t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function cR(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Vn(t,e))return;n.uniform2uiv(this.addr,e),Wn(t,e)}}function uR(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Vn(t,e))return;n.uniform3uiv(this.addr,e),Wn(t,e)}}function hR(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Vn(t,e))return;n.uniform4uiv(this.addr,e),Wn(t,e)}}function hh(n){return n.version===0&&(n.compareFunction=Ex,n.needsUpdate=!0),n}function dR(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=hh(Yx):r=qx,t.setTexture2D(e||r,s)}function fR(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||Jx,s)}function pR(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=hh(Kx):r=jx,t.setTextureCube(e||r,s)}function mR(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Zx,s)}function gR(n){switch(n){case 5126:return JA;case 35664:return jA;case 35665:return QA;case 35666:return eR;case 35674:return tR;case 35675:return nR;case 35676:return iR;case 5124:case 35670:return sR;case 35667:case 35671:return rR;case 35668:case 35672:return aR;case 35669:case 35673:return oR;case 5125:return lR;case 36294:return cR;case 36295:return uR;case 36296:return hR;case 35678:case 36198:case 36298:case 36306:case 35682:return dR;case 35679:case 36299:case 36307:return fR;case 35680:case 36300:case 36308:case 36293:return pR;case 36289:case 36303:case 36311:case 36292:return mR}}function _R(n,e){n.uniform1fv(this.addr,e)}function vR(n,e){const t=Go(e,this.size,2);n.uniform2fv(this.addr,t)}function xR(n,e){const t=Go(e,this.size,3);n.uniform3fv(this.addr,t)}function yR(n,e){const t=Go(e,this.size,4);n.uniform4fv(this.addr,t)}function SR(n,e){const t=Go(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function MR(n,e){const t=Go(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function bR(n,e){const t=Go(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function wR(n,e){n.uniform1iv(this.addr,e)}function ER(n,e){n.uniform2iv(this.addr,e)}function TR(n,e){n.uniform3iv(this.addr,e)}function AR(n,e){n.uniform4iv(this.addr,e)}function RR(n,e){n.uniform1uiv(this.addr,e)}function CR(n,e){n.uniform2uiv(this.addr,e)}function PR(n,e){n.uniform3uiv(this.addr,e)}function LR(n,e){n.uniform4uiv(this.addr,e)}function DR(n,e,t){const i=this.cache,s=e.length,r=uh(t,s);Vn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));let a;this.type===n.SAMPLER_2D_SHADOW?a=hh(Yx):a=qx;for(let o=0;o!==s;++o)t.setTexture2D(e[o]||a,r[o])}function NR(n,e,t){const i=this.cache,s=e.length,r=uh(t,s);Vn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let a=0;a!==s;++a)t.setTexture3D(e[a]||Jx,r[a])}function IR(n,e,t){const i=this.cache,s=e.length,r=uh(t,s);Vn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));let a;this.type===n.SAMPLER_CUBE_SHADOW?a=hh(Kx):a=jx;for(let o=0;o!==s;++o)t.setTextureCube(e[o]||a,r[o])}function UR(n,e,t){const i=this.cache,s=e.length,r=uh(t,s);Vn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let a=0;a!==s;++a)t.setTexture2DArray(e[a]||Zx,r[a])}function FR(n){switch(n){case 5126:return _R;case 35664:return vR;case 35665:return xR;case 35666:return yR;case 35674:return SR;case 35675:return MR;case 35676:return bR;case 5124:case 35670:return wR;case 35667:case 35671:return ER;case 35668:case 35672:return TR;case 35669:case 35673:return AR;case 5125:return RR;case 36294:return CR;case 36295:return PR;case 36296:return LR;case 35678:case 36198:case 36298:case 36306:case 35682:return DR;case 35679:case 36299:case 36307:return NR;case 35680:case 36300:case 36308:case 36293:return IR;case 36289:case 36303:case 36311:case 36292:return UR}}class OR{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=gR(t.type)}}class kR{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=FR(t.type)}}class BR{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){const s=this.seq;for(let r=0,a=s.length;r!==a;++r){const o=s[r];o.setValue(e,t[o.id],i)}}}const pd=/(\w+)(\])?(\[|\.)?/g;function p_(n,e){n.seq.push(e),n.map[e.id]=e}function zR(n,e,t){const i=n.name,s=i.length;for(pd.lastIndex=0;;){const r=pd.exec(i),a=pd.lastIndex;let o=r[1];const l=r[2]==="]",c=r[3];if(l&&(o=o|0),c===void 0||c==="["&&a+2===s){p_(t,c===void 0?new OR(o,n,e):new kR(o,n,e));break}else{let d=t.map[o];d===void 0&&(d=new BR(o),p_(t,d)),t=d}}}class yu{constructor(e,t){this.seq=[],this.map={};const i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let a=0;a<i;++a){const o=e.getActiveUniform(t,a),l=e.getUniformLocation(t,o.name);zR(o,l,this)}const s=[],r=[];for(const a of this.seq)a.type===e.SAMPLER_2D_SHADOW||a.type===e.SAMPLER_CUBE_SHADOW||a.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(a):r.push(a);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){const r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){const s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,a=t.length;r!==a;++r){const o=t[r],l=i[o.id];l.needsUpdate!==!1&&o.setValue(e,l.value,s)}}static seqWithValue(e,t){const i=[];for(let s=0,r=e.length;s!==r;++s){const a=e[s];a.id in t&&i.push(a)}return i}}function m_(n,e,t){const i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}const HR=37297;let GR=0;function VR(n,e){const t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let a=s;a<r;a++){const o=a+1;i.push(`${o===e?">":" "} ${o}: ${t[a]}`)}return i.join(`
`)}const g_=new lt;function WR(n){Et._getMatrix(g_,Et.workingColorSpace,n);const e=`mat3( ${g_.elements.map(t=>t.toFixed(4))} )`;switch(Et.getTransfer(n)){case Ou:return[e,"LinearTransferOETF"];case kt:return[e,"sRGBTransferOETF"];default:return je("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function __(n,e,t){const i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";const a=/ERROR: 0:(\d+)/.exec(r);if(a){const o=parseInt(a[1]);return t.toUpperCase()+`

`+r+`

`+VR(n.getShaderSource(e),o)}else return r}function XR(n,e){const t=WR(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}const $R={[lx]:"Linear",[cx]:"Reinhard",[ux]:"Cineon",[hx]:"ACESFilmic",[fx]:"AgX",[px]:"Neutral",[dx]:"Custom"};function qR(n,e){const t=$R[e];return t===void 0?(je("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}const Qc=new H;function YR(){Et.getLuminanceCoefficients(Qc);const n=Qc.x.toFixed(4),e=Qc.y.toFixed(4),t=Qc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function KR(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(fl).join(`
`)}function ZR(n){const e=[];for(const t in n){const i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function JR(n,e){const t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){const r=n.getActiveAttrib(e,s),a=r.name;let o=1;r.type===n.FLOAT_MAT2&&(o=2),r.type===n.FLOAT_MAT3&&(o=3),r.type===n.FLOAT_MAT4&&(o=4),t[a]={type:r.type,location:n.getAttribLocation(e,a),locationSize:o}}return t}function fl(n){return n!==""}function v_(n,e){const t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function x_(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}const jR=/^[ \t]*#include +<([\w\d./]+)>/gm;function Vf(n){return n.replace(jR,QR)}function QR(n,e){const t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Vf(t)}const eC=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function y_(n){return n.replace(eC,tC)}function tC(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function S_(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}const nC={[pu]:"SHADOWMAP_TYPE_PCF",[dl]:"SHADOWMAP_TYPE_VSM"};function iC(n){return nC[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}const sC={[Vl]:"ENVMAP_MODE_REFRACTION"};function rC(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":sC[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}const aC={[kp]:"ENVMAP_BLENDING_MULTIPLY",[Ew]:"ENVMAP_BLENDING_MIX",[Tw]:"ENVMAP_BLENDING_ADD"};function oC(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":aC[n.combine]||"ENVMAP_BLENDING_NONE"}function lC(n,e,t,i){const s=n.getContext(),r=t.defines;let a=t.vertexShader,o=t.fragmentShader;const l=iC(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=rC(t),d=oC(t),f=KR(t),p=ZR(r),_=s.createProgram();let S,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(S=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p].filter(fl).join(`
`),S.length>0&&(S+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p].filter(fl).join(`
`),g.length>0&&(g+=`
`)):(S=[S_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(fl).join(`
`),g=[S_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==gr?"#define TONE_MAPPING":"",t.toneMapping!==gr?ft.tonemapping_pars_fragment:"",t.toneMapping!==gr?qR("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,XR("linearToOutputTexel",t.outputColorSpace),YR(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(fl).join(`
`)),a=Vf(a),a=v_(a,t),a=x_(a,t),o=Vf(o),o=v_(o,t),o=x_(o,t),a=y_(a),o=y_(o),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,S=[f,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+S,g=["#define varying in",t.glslVersion===Sg?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Sg?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);const y=m+S+a,R=m+g+o,b=m_(s,s.VERTEX_SHADER,y),L=m_(s,s.FRAGMENT_SHADER,R);s.attachShader(_,b),s.attachShader(_,L),t.index0AttributeName!==void 0?s.bindAttribLocation(_,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(_,0,"position"),s.linkProgram(_);function A(I){if(n.debug.checkShaderErrors){const D=s.getProgramInfoLog(_)||"",k=s.getShaderInfoLog(b)||"",V=s.getShaderInfoLog(L)||"",U=D.trim(),W=k.trim(),Z=V.trim();let G=!0,ce=!0;if(s.getProgramParameter(_,s.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,_,b,L);else{const J=__(s,b,"vertex"),Q=__(s,L,"fragment");Rt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(_,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+U+`
`+J+`
`+Q)}else U!==""?je("WebGLProgram: Program Info Log:",U):(W===""||Z==="")&&(ce=!1);ce&&(I.diagnostics={runnable:G,programLog:U,vertexShader:{log:W,prefix:S},fragmentShader:{log:Z,prefix:g}})}s.deleteShader(b),s.deleteShader(L),v=new yu(s,_),T=JR(s,_)}let v;this.getUniforms=function(){return v===void 0&&A(this),v};let T;this.getAttributes=function(){return T===void 0&&A(this),T};let z=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return z===!1&&(z=s.getProgramParameter(_,HR)),z},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(_),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=GR++,this.cacheKey=e,this.usedTimes=1,this.program=_,this.vertexShader=b,this.fragmentShader=L,this}let cC=0;class uC{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){const s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){const t=this.materialCache.get(e);for(const i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){const t=this.materialCache;let i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){const t=this.shaderCache;let i=t.get(e);return i===void 0&&(i=new hC(e),t.set(e,i)),i}}class hC{constructor(e){this.id=cC++,this.code=e,this.usedTimes=0}}function dC(n){return n===Ra||n===Iu||n===Uu}function fC(n,e,t,i,s,r){const a=new Kp,o=new uC,l=new Set,c=[],h=new Map,d=i.logarithmicDepthBuffer,f={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(v){return l.add(v),v===0?"uv":`uv${v}`}function _(v,T,z,I,D,k){const V=I.fog,U=D.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?I.environment:null,Z=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,G=e.get(v.envMap||W,Z),ce=f[v.type];let J=i.precision;v.precision!==null&&(J=i.getMaxPrecision(v.precision),J!==v.precision&&je("WebGLProgram.getParameters:",v.precision,"not supported, using",J,"instead."));const Q=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,se=Q!==void 0?Q.length:0;let de=0;U.morphAttributes.position!==void 0&&(de=1),U.morphAttributes.normal!==void 0&&(de=2),U.morphAttributes.color!==void 0&&(de=3);let he,ee,me,ve;if(ce){const Re=Di[ce];he=Re.vertexShader,ee=Re.fragmentShader}else{he=v.vertexShader,ee=v.fragmentShader;const Re=o.getVertexShaderStage(v),ct=o.getFragmentShaderStage(v);o.update(v,Re,ct),me=Re.id,ve=ct.id}const Ae=n.getRenderTarget(),Me=n.state.buffers.depth.getReversed(),Xe=D.isInstancedMesh===!0,rt=D.isBatchedMesh===!0,Ve=!!v.map,pt=!!v.matcap,ht=!!G,it=ht&&G.isPMREMTexture===!0,sn=!!v.aoMap,Yt=!!v.lightMap,En=!!v.bumpMap&&v.wireframe===!1,Bt=!!v.normalMap,$n=!!v.displacementMap,Tt=!!v.emissiveMap,In=!!v.metalnessMap,un=!!v.roughnessMap,Tn=v.anisotropy>0,O=v.clearcoat>0,Ce=v.diffuseRoughness>0,Ze=v.dispersion>0,at=v.retroreflectivity>0,be=v.iridescence>0,Vt=v.sheen>0,Ge=v.transmission>0,Ke=Tn&&!!v.anisotropyMap,C=O&&!!v.clearcoatMap,M=O&&!!v.clearcoatNormalMap,$=O&&!!v.clearcoatRoughnessMap,ue=Ce&&!!v.diffuseRoughnessMap,ae=be&&!!v.iridescenceMap,_e=be&&!!v.iridescenceThicknessMap,xe=Vt&&!!v.sheenColorMap,te=Vt&&!!v.sheenRoughnessMap,ie=!!v.specularMap,pe=!!v.specularColorMap,F=!!v.specularIntensityMap,re=Ge&&!!v.transmissionMap,ne=Ge&&!!v.thicknessMap,we=!!v.gradientMap,ge=!!v.alphaMap,Se=v.alphaTest>0,We=!!v.alphaHash,Qe=!!v.extensions;let le=gr;v.toneMapped&&(Ae===null||Ae.isXRRenderTarget===!0)&&(le=n.toneMapping);const Be=it?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,et={shaderID:ce,shaderType:v.type,shaderName:v.name,vertexShader:he,fragmentShader:ee,defines:v.defines,customVertexShaderID:me,customFragmentShaderID:ve,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:J,batching:rt,batchingColor:rt&&D._colorsTexture!==null,instancing:Xe,instancingColor:Xe&&D.instanceColor!==null,instancingMorph:Xe&&D.morphTexture!==null,outputColorSpace:Ae===null?n.outputColorSpace:Ae.isXRRenderTarget===!0?Ae.texture.colorSpace:Et.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Ve,matcap:pt,envMap:ht,envMapMode:ht&&G.mapping,envMapPMREM:it,envMapMaxLod:it?Be.length-1:null,envMapSize:it?Be[0].width:null,aoMap:sn,lightMap:Yt,bumpMap:En,normalMap:Bt,displacementMap:$n,emissiveMap:Tt,normalMapObjectSpace:Bt&&v.normalMapType===Cw,normalMapTangentSpace:Bt&&v.normalMapType===kf,packedNormalMap:Bt&&v.normalMapType===kf&&dC(v.normalMap.format),metalnessMap:In,roughnessMap:un,anisotropy:Tn,anisotropyMap:Ke,clearcoat:O,clearcoatMap:C,clearcoatNormalMap:M,clearcoatRoughnessMap:$,diffuseRoughness:Ce,diffuseRoughnessMap:ue,dispersion:Ze,retroreflection:at,iridescence:be,iridescenceMap:ae,iridescenceThicknessMap:_e,sheen:Vt,sheenColorMap:xe,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:F,transmission:Ge,transmissionMap:re,thicknessMap:ne,gradientMap:we,opaque:v.transparent===!1&&v.blending===wl&&v.alphaToCoverage===!1,alphaMap:ge,alphaTest:Se,alphaHash:We,combine:v.combine,mapUv:Ve&&p(v.map.channel),aoMapUv:sn&&p(v.aoMap.channel),lightMapUv:Yt&&p(v.lightMap.channel),bumpMapUv:En&&p(v.bumpMap.channel),normalMapUv:Bt&&p(v.normalMap.channel),displacementMapUv:$n&&p(v.displacementMap.channel),emissiveMapUv:Tt&&p(v.emissiveMap.channel),metalnessMapUv:In&&p(v.metalnessMap.channel),roughnessMapUv:un&&p(v.roughnessMap.channel),anisotropyMapUv:Ke&&p(v.anisotropyMap.channel),clearcoatMapUv:C&&p(v.clearcoatMap.channel),clearcoatNormalMapUv:M&&p(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:$&&p(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ue&&p(v.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&p(v.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&p(v.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&p(v.sheenColorMap.channel),sheenRoughnessMapUv:te&&p(v.sheenRoughnessMap.channel),specularMapUv:ie&&p(v.specularMap.channel),specularColorMapUv:pe&&p(v.specularColorMap.channel),specularIntensityMapUv:F&&p(v.specularIntensityMap.channel),transmissionMapUv:re&&p(v.transmissionMap.channel),thicknessMapUv:ne&&p(v.thicknessMap.channel),alphaMapUv:ge&&p(v.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(Bt||Tn),vertexNormals:!!U.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!U.attributes.uv&&(Ve||ge),fog:!!V,useFog:v.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||U.attributes.normal===void 0&&Bt===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:U.attributes.position!==void 0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:k.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:n.shadowMap.enabled&&z.length>0,shadowMapType:n.shadowMap.type,toneMapping:le,decodeVideoTexture:Ve&&v.map.isVideoTexture===!0&&Et.getTransfer(v.map.colorSpace)===kt,decodeVideoTextureEmissive:Tt&&v.emissiveMap.isVideoTexture===!0&&Et.getTransfer(v.emissiveMap.colorSpace)===kt,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===qi,flipSided:v.side===Ni,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Qe&&v.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&v.extensions.multiDraw===!0||rt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function S(v){const T=[];if(v.shaderID?T.push(v.shaderID):(T.push(v.customVertexShaderID),T.push(v.customFragmentShaderID)),v.defines!==void 0)for(const z in v.defines)T.push(z),T.push(v.defines[z]);return v.isRawShaderMaterial===!1&&(g(T,v),m(T,v),T.push(n.outputColorSpace)),T.push(v.customProgramCacheKey),T.join()}function g(v,T){v.push(T.precision),v.push(T.outputColorSpace),v.push(T.envMapMode),v.push(T.envMapPMREM),v.push(T.envMapMaxLod),v.push(T.envMapSize),v.push(T.mapUv),v.push(T.alphaMapUv),v.push(T.lightMapUv),v.push(T.aoMapUv),v.push(T.bumpMapUv),v.push(T.normalMapUv),v.push(T.displacementMapUv),v.push(T.emissiveMapUv),v.push(T.metalnessMapUv),v.push(T.roughnessMapUv),v.push(T.anisotropyMapUv),v.push(T.clearcoatMapUv),v.push(T.clearcoatNormalMapUv),v.push(T.clearcoatRoughnessMapUv),v.push(T.diffuseRoughnessMapUv),v.push(T.iridescenceMapUv),v.push(T.iridescenceThicknessMapUv),v.push(T.sheenColorMapUv),v.push(T.sheenRoughnessMapUv),v.push(T.specularMapUv),v.push(T.specularColorMapUv),v.push(T.specularIntensityMapUv),v.push(T.transmissionMapUv),v.push(T.thicknessMapUv),v.push(T.combine),v.push(T.fogExp2),v.push(T.sizeAttenuation),v.push(T.morphTargetsCount),v.push(T.numSunLights),v.push(T.numDirLights),v.push(T.numPointLights),v.push(T.numSpotLights),v.push(T.numSpotLightMaps),v.push(T.numHemiLights),v.push(T.numRectAreaLights),v.push(T.numSunLightShadows),v.push(T.numDirLightShadows),v.push(T.numPointLightShadows),v.push(T.numSpotLightShadows),v.push(T.numSpotLightShadowsWithMaps),v.push(T.numLightProbes),v.push(T.numLightProbeGrids),v.push(T.shadowMapType),v.push(T.toneMapping),v.push(T.numClippingPlanes),v.push(T.numClipIntersection),v.push(T.depthPacking)}function m(v,T){a.disableAll(),T.instancing&&a.enable(0),T.instancingColor&&a.enable(1),T.instancingMorph&&a.enable(2),T.matcap&&a.enable(3),T.envMap&&a.enable(4),T.normalMapObjectSpace&&a.enable(5),T.normalMapTangentSpace&&a.enable(6),T.clearcoat&&a.enable(7),T.iridescence&&a.enable(8),T.alphaTest&&a.enable(9),T.vertexColors&&a.enable(10),T.vertexAlphas&&a.enable(11),T.vertexUv1s&&a.enable(12),T.vertexUv2s&&a.enable(13),T.vertexUv3s&&a.enable(14),T.vertexTangents&&a.enable(15),T.anisotropy&&a.enable(16),T.alphaHash&&a.enable(17),T.batching&&a.enable(18),T.dispersion&&a.enable(19),T.retroreflection&&a.enable(24),T.diffuseRoughness&&a.enable(25),T.batchingColor&&a.enable(20),T.gradientMap&&a.enable(21),T.packedNormalMap&&a.enable(22),T.vertexNormals&&a.enable(23),v.push(a.mask),a.disableAll(),T.fog&&a.enable(0),T.useFog&&a.enable(1),T.flatShading&&a.enable(2),T.logarithmicDepthBuffer&&a.enable(3),T.reversedDepthBuffer&&a.enable(4),T.skinning&&a.enable(5),T.morphTargets&&a.enable(6),T.morphNormals&&a.enable(7),T.morphColors&&a.enable(8),T.premultipliedAlpha&&a.enable(9),T.shadowMapEnabled&&a.enable(10),T.doubleSided&&a.enable(11),T.flipSided&&a.enable(12),T.useDepthPacking&&a.enable(13),T.dithering&&a.enable(14),T.transmission&&a.enable(15),T.sheen&&a.enable(16),T.opaque&&a.enable(17),T.pointsUvs&&a.enable(18),T.decodeVideoTexture&&a.enable(19),T.decodeVideoTextureEmissive&&a.enable(20),T.alphaToCoverage&&a.enable(21),T.numLightProbeGrids>0&&a.enable(22),T.hasPositionAttribute&&a.enable(23),v.push(a.mask)}function y(v){const T=f[v.type];let z;if(T){const I=Di[T];z=em.clone(I.uniforms)}else z=v.uniforms;return z}function R(v,T){let z=h.get(T);return z!==void 0?++z.usedTimes:(z=new lC(n,T,v,s),c.push(z),h.set(T,z)),z}function b(v){if(--v.usedTimes===0){const T=c.indexOf(v);c[T]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function L(v){o.remove(v)}function A(){o.dispose()}return{getParameters:_,getProgramCacheKey:S,getUniforms:y,acquireProgram:R,releaseProgram:b,releaseShaderCache:L,programs:c,dispose:A}}function pC(){let n=new WeakMap;function e(a){return n.has(a)}function t(a){let o=n.get(a);return o===void 0&&(o={},n.set(a,o)),o}function i(a){n.delete(a)}function s(a,o,l){n.get(a)[o]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function mC(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function M_(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function b_(){const n=[];let e=0;const t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function a(f){let p=0;return f.isInstancedMesh&&(p+=2),f.isSkinnedMesh&&(p+=1),p}function o(f,p,_,S,g,m){let y=n[e];return y===void 0?(y={id:f.id,object:f,geometry:p,material:_,materialVariant:a(f),groupOrder:S,renderOrder:f.renderOrder,z:g,group:m},n[e]=y):(y.id=f.id,y.object=f,y.geometry=p,y.material=_,y.materialVariant=a(f),y.groupOrder=S,y.renderOrder=f.renderOrder,y.z=g,y.group=m),e++,y}function l(f,p,_,S,g,m,y){y.reversedDepth===!0&&(g=-g);const R=o(f,p,_,S,g,m);_.transmission>0?i.push(R):_.transparent===!0?s.push(R):t.push(R)}function c(f,p,_,S,g,m){const y=o(f,p,_,S,g,m);_.transmission>0?i.unshift(y):_.transparent===!0?s.unshift(y):t.unshift(y)}function h(f,p){t.length>1&&t.sort(f||mC),i.length>1&&i.sort(p||M_),s.length>1&&s.sort(p||M_)}function d(){for(let f=e,p=n.length;f<p;f++){const _=n[f];if(_.id===null)break;_.id=null,_.object=null,_.geometry=null,_.material=null,_.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:d,sort:h}}function gC(){let n=new WeakMap;function e(i,s){const r=n.get(i);let a;return r===void 0?(a=new b_,n.set(i,[a])):s>=r.length?(a=new b_,r.push(a)):a=r[s],a}function t(){n=new WeakMap}return{get:e,dispose:t}}function _C(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new H,color:new ut};break;case"SpotLight":t={position:new H,direction:new H,color:new ut,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new H,color:new ut,distance:0,decay:0};break;case"HemisphereLight":t={direction:new H,skyColor:new ut,groundColor:new ut};break;case"RectAreaLight":t={color:new ut,position:new H,halfWidth:new H,halfHeight:new H};break}return n[e.id]=t,t}}}function vC(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new nt,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}let xC=0;function yC(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function SC(n){const e=new _C,t=vC(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new H);const s=new H,r=new $t,a=new $t;function o(c){let h=0,d=0,f=0;for(let k=0;k<9;k++)i.probe[k].set(0,0,0);let p=0,_=0,S=0,g=0,m=0,y=0,R=0,b=0,L=0,A=0,v=0,T=0,z=0,I=0;c.sort(yC);for(let k=0,V=c.length;k<V;k++){const U=c[k],W=U.color,Z=U.intensity,G=U.distance;let ce=null;if(U.shadow&&U.shadow.map&&(U.shadow.map.texture.format===Ra?ce=U.shadow.map.texture:ce=U.shadow.map.depthTexture||U.shadow.map.texture),U.isAmbientLight)h+=W.r*Z,d+=W.g*Z,f+=W.b*Z;else if(U.isLightProbe){for(let J=0;J<9;J++)i.probe[J].addScaledVector(U.sh.coefficients[J],Z);I++}else if(U.isSunLight){const J=e.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){const Q=U.shadow,se=t.get(U);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),i.sunShadow[_]=se,i.sunShadowMap[_]=ce;const de=Q.getViewportCount();for(let he=0;he<de;he++)i.sunShadowMatrix[S+he]=Q.getMatrix(he),i.sunShadowCascade[S+he]=Q._cascadeData[he];S+=de,_++}i.sun[p]=J,p++}else if(U.isDirectionalLight){const J=e.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){const Q=U.shadow,se=t.get(U);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,i.directionalShadow[g]=se,i.directionalShadowMap[g]=ce,i.directionalShadowMatrix[g]=U.shadow.matrix,L++}i.directional[g]=J,g++}else if(U.isSpotLight){const J=e.get(U);J.position.setFromMatrixPosition(U.matrixWorld),J.color.copy(W).multiplyScalar(Z),J.distance=G,J.coneCos=Math.cos(U.angle),J.penumbraCos=Math.cos(U.angle*(1-U.penumbra)),J.decay=U.decay,i.spot[y]=J;const Q=U.shadow;if(U.map&&(i.spotLightMap[T]=U.map,T++,Q.updateMatrices(U),U.castShadow&&z++),i.spotLightMatrix[y]=Q.matrix,U.castShadow){const se=t.get(U);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,i.spotShadow[y]=se,i.spotShadowMap[y]=ce,v++}y++}else if(U.isRectAreaLight){const J=e.get(U);J.color.copy(W).multiplyScalar(Z),J.halfWidth.set(U.width*.5,0,0),J.halfHeight.set(0,U.height*.5,0),i.rectArea[R]=J,R++}else if(U.isPointLight){const J=e.get(U);if(J.color.copy(U.color).multiplyScalar(U.intensity),J.distance=U.distance,J.decay=U.decay,U.castShadow){const Q=U.shadow,se=t.get(U);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,i.pointShadow[m]=se,i.pointShadowMap[m]=ce,i.pointShadowMatrix[m]=U.shadow.matrix,A++}i.point[m]=J,m++}else if(U.isHemisphereLight){const J=e.get(U);J.skyColor.copy(U.color).multiplyScalar(Z),J.groundColor.copy(U.groundColor).multiplyScalar(Z),i.hemi[b]=J,b++}}R>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Le.LTC_FLOAT_1,i.rectAreaLTC2=Le.LTC_FLOAT_2):(i.rectAreaLTC1=Le.LTC_HALF_1,i.rectAreaLTC2=Le.LTC_HALF_2)),i.ambient[0]=h,i.ambient[1]=d,i.ambient[2]=f;const D=i.hash;(D.sunLength!==p||D.directionalLength!==g||D.pointLength!==m||D.spotLength!==y||D.rectAreaLength!==R||D.hemiLength!==b||D.numSunShadows!==_||D.numDirectionalShadows!==L||D.numPointShadows!==A||D.numSpotShadows!==v||D.numSpotMaps!==T||D.numLightProbes!==I)&&(i.sun.length=p,i.directional.length=g,i.spot.length=y,i.rectArea.length=R,i.point.length=m,i.hemi.length=b,i.sunShadow.length=_,i.sunShadowMap.length=_,i.sunShadowMatrix.length=S,i.sunShadowCascade.length=S,i.directionalShadow.length=L,i.directionalShadowMap.length=L,i.directionalShadowMatrix.length=L,i.pointShadow.length=A,i.pointShadowMap.length=A,i.pointShadowMatrix.length=A,i.spotShadow.length=v,i.spotShadowMap.length=v,i.spotLightMatrix.length=v+T-z,i.spotLightMap.length=T,i.numSpotLightShadowsWithMaps=z,i.numLightProbes=I,D.sunLength=p,D.directionalLength=g,D.pointLength=m,D.spotLength=y,D.rectAreaLength=R,D.hemiLength=b,D.numSunShadows=_,D.numDirectionalShadows=L,D.numPointShadows=A,D.numSpotShadows=v,D.numSpotMaps=T,D.numLightProbes=I,i.version=xC++)}function l(c,h){let d=0,f=0,p=0,_=0,S=0,g=0;const m=h.matrixWorldInverse;for(let y=0,R=c.length;y<R;y++){const b=c[y];if(b.isSunLight){const L=i.sun[d];L.direction.setFromMatrixPosition(b.matrixWorld),L.direction.transformDirection(m),d++}else if(b.isDirectionalLight){const L=i.directional[f];L.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),L.direction.sub(s),L.direction.transformDirection(m),f++}else if(b.isSpotLight){const L=i.spot[_];L.position.setFromMatrixPosition(b.matrixWorld),L.position.applyMatrix4(m),L.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),L.direction.sub(s),L.direction.transformDirection(m),_++}else if(b.isRectAreaLight){const L=i.rectArea[S];L.position.setFromMatrixPosition(b.matrixWorld),L.position.applyMatrix4(m),a.identity(),r.copy(b.matrixWorld),r.premultiply(m),a.extractRotation(r),L.halfWidth.set(b.width*.5,0,0),L.halfHeight.set(0,b.height*.5,0),L.halfWidth.applyMatrix4(a),L.halfHeight.applyMatrix4(a),S++}else if(b.isPointLight){const L=i.point[p];L.position.setFromMatrixPosition(b.matrixWorld),L.position.applyMatrix4(m),p++}else if(b.isHemisphereLight){const L=i.hemi[g];L.direction.setFromMatrixPosition(b.matrixWorld),L.direction.transformDirection(m),g++}}}return{setup:o,setupView:l,state:i}}function w_(n){const e=new SC(n),t=[],i=[],s=[];function r(d){h.camera=d,t.length=0,i.length=0,s.length=0}function a(d){d.isLightProbeGrid?s.push(d):t.push(d)}function o(d){i.push(d)}function l(){e.setup(t),s.sort((d,f)=>d.priority-f.priority||d.id-f.id)}function c(d){e.setupView(t,d)}const h={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:a,pushShadow:o}}function MC(n){let e=new WeakMap;function t(s,r=0){const a=e.get(s);let o;return a===void 0?(o=new w_(n),e.set(s,[o])):r>=a.length?(o=new w_(n),a.push(o)):o=a[r],o}function i(){e=new WeakMap}return{get:t,dispose:i}}const bC=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,wC=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,EC=[new H(1,0,0),new H(-1,0,0),new H(0,1,0),new H(0,-1,0),new H(0,0,1),new H(0,0,-1)],TC=[new H(0,-1,0),new H(0,-1,0),new H(0,0,1),new H(0,0,-1),new H(0,-1,0),new H(0,-1,0)],E_=new $t,ol=new H,md=new H;function AC(n,e,t){let i=new Yl;const s=new nt,r=new nt,a=new Zt,o=new NE,l=new IE,c={},h=t.maxTextureSize,d={[Aa]:Ni,[Ni]:Aa,[qi]:qi},f=new Zs({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new nt},radius:{value:4}},vertexShader:bC,fragmentShader:wC}),p=f.clone();p.defines.HORIZONTAL_PASS=1;const _=new on;_.setAttribute("position",new nn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const S=new Ii(_,f),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=pu;let m=this.type;this.render=function(A,v,T){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||A.length===0)return;this.type===aw&&(je("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=pu);const z=n.getRenderTarget(),I=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),k=n.state;k.setBlending(So),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);const V=m!==this.type;V&&v.traverse(function(U){U.material&&(Array.isArray(U.material)?U.material.forEach(W=>W.needsUpdate=!0):U.material.needsUpdate=!0)});for(let U=0,W=A.length;U<W;U++){const Z=A[U],G=Z.shadow;if(G===void 0){je("WebGLShadowMap:",Z,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);const ce=G.getFrameExtents();s.multiply(ce),r.copy(G.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ce.x),s.x=r.x*ce.x,G.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ce.y),s.y=r.y*ce.y,G.mapSize.y=r.y));const J=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=J,G.map===null||V===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===dl){if(Z.isPointLight){je("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new Gs(s.x,s.y,{format:Ra,type:Ys,minFilter:mi,magFilter:mi,generateMipmaps:!1}),G.map.texture.name=Z.name+".shadowMap",G.map.depthTexture=new Lo(s.x,s.y,zs),G.map.depthTexture.name=Z.name+".shadowMapDepth",G.map.depthTexture.format=jr,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=ri,G.map.depthTexture.magFilter=ri}else Z.isPointLight?(G.map=new tm(s.x),G.map.depthTexture=new Fx(s.x,qs)):(G.map=new Gs(s.x,s.y),G.map.depthTexture=new Lo(s.x,s.y,qs)),G.map.depthTexture.name=Z.name+".shadowMap",G.map.depthTexture.format=jr,this.type===pu?(G.map.depthTexture.compareFunction=J?wx:bx,G.map.depthTexture.minFilter=mi,G.map.depthTexture.magFilter=mi):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=ri,G.map.depthTexture.magFilter=ri);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);const Q=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();Z.isPointLight!==!0&&G.updateMatrices(Z,T);const se=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:T.layers;for(let de=0;de<Q;de++){const he=G.getCamera(de);if(Z.isPointLight){const ee=G.camera,me=G.matrix,ve=Z.distance||ee.far;ve!==ee.far&&(ee.far=ve,ee.updateProjectionMatrix()),ol.setFromMatrixPosition(Z.matrixWorld),ee.position.copy(ol),md.copy(ee.position),md.add(EC[de]),ee.up.copy(TC[de]),ee.lookAt(md),ee.updateMatrixWorld(),me.makeTranslation(-ol.x,-ol.y,-ol.z),E_.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),G._frustum.setFromProjectionMatrix(E_,ee.coordinateSystem,ee.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,de),n.clear();else{de===0&&(n.setRenderTarget(G.map),n.clear());const ee=G.getViewport(de);a.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),k.viewport(a)}i=G.getFrustum(de),b(v,T,he,Z,se,this.type)}G.isPointLightShadow!==!0&&this.type===dl&&y(G,T),G.needsUpdate=!1}m=this.type,g.needsUpdate=!1,n.setRenderTarget(z,I,D)};function y(A,v){const T=e.update(S);f.defines.VSM_SAMPLES!==A.blurSamples&&(f.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,f.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null?A.mapPass=new Gs(s.x,s.y,{format:Ra,type:Ys}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),f.uniforms.shadow_pass.value=A.map.depthTexture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,n.setRenderTarget(A.mapPass),n.clear(),n.renderBufferDirect(v,null,T,f,S,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value.set(A.map.width,A.map.height),p.uniforms.radius.value=A.radius,n.setRenderTarget(A.map),n.clear(),n.renderBufferDirect(v,null,T,p,S,null)}function R(A,v,T,z){let I=null;const D=T.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(D!==void 0)I=D;else if(I=T.isPointLight===!0?l:o,n.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){const k=I.uuid,V=v.uuid;let U=c[k];U===void 0&&(U={},c[k]=U);let W=U[V];W===void 0&&(W=I.clone(),U[V]=W,v.addEventListener("dispose",L)),I=W}if(I.visible=v.visible,I.wireframe=v.wireframe,z===dl?I.side=v.shadowSide!==null?v.shadowSide:v.side:I.side=v.shadowSide!==null?v.shadowSide:d[v.side],I.alphaMap=v.alphaMap,I.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,I.map=v.map,I.clipShadows=v.clipShadows,I.clippingPlanes=v.clippingPlanes,I.clipIntersection=v.clipIntersection,I.displacementMap=v.displacementMap,I.displacementScale=v.displacementScale,I.displacementBias=v.displacementBias,I.wireframeLinewidth=v.wireframeLinewidth,I.linewidth=v.linewidth,T.isPointLight===!0&&I.isMeshDistanceMaterial===!0){const k=n.properties.get(I);k.light=T}return I}function b(A,v,T,z,I,D){if(A.visible===!1)return;if(A.layers.test(I)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&D===dl)&&(!A.frustumCulled||A.intersectsFrustum(i))){A.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,A.matrixWorld);const U=e.update(A),W=A.material;if(Array.isArray(W)){const Z=U.groups;for(let G=0,ce=Z.length;G<ce;G++){const J=Z[G],Q=W[J.materialIndex];if(Q&&Q.visible){const se=R(A,Q,z,D);A.onBeforeShadow(n,A,v,T,U,se,J),n.renderBufferDirect(T,null,U,se,A,J),A.onAfterShadow(n,A,v,T,U,se,J)}}}else if(W.visible){const Z=R(A,W,z,D);A.onBeforeShadow(n,A,v,T,U,Z,null),n.renderBufferDirect(T,null,U,Z,A,null),A.onAfterShadow(n,A,v,T,U,Z,null)}}const V=A.children;for(let U=0,W=V.length;U<W;U++)b(V[U],v,T,z,I,D)}function L(A){A.target.removeEventListener("dispose",L);for(const T in c){const z=c[T],I=A.target.uuid;I in z&&(z[I].dispose(),delete z[I])}}}function RC(n,e){function t(){let F=!1;const re=new Zt;let ne=null;const we=new Zt(0,0,0,0);return{setMask:function(ge){ne!==ge&&!F&&(n.colorMask(ge,ge,ge,ge),ne=ge)},setLocked:function(ge){F=ge},setClear:function(ge,Se,We,Qe,le){le===!0&&(ge*=Qe,Se*=Qe,We*=Qe),re.set(ge,Se,We,Qe),we.equals(re)===!1&&(n.clearColor(ge,Se,We,Qe),we.copy(re))},reset:function(){F=!1,ne=null,we.set(-1,0,0,0)}}}function i(){let F=!1,re=!1,ne=null,we=null,ge=null;return{setReversed:function(Se){if(re!==Se){const We=e.get("EXT_clip_control");Se?We.clipControlEXT(We.LOWER_LEFT_EXT,We.ZERO_TO_ONE_EXT):We.clipControlEXT(We.LOWER_LEFT_EXT,We.NEGATIVE_ONE_TO_ONE_EXT),re=Se;const Qe=ge;ge=null,this.setClear(Qe)}},getReversed:function(){return re},setTest:function(Se){Se?Me(n.DEPTH_TEST):Xe(n.DEPTH_TEST)},setMask:function(Se){ne!==Se&&!F&&(n.depthMask(Se),ne=Se)},setFunc:function(Se){if(re&&(Se=Bw[Se]),we!==Se){switch(Se){case jd:n.depthFunc(n.NEVER);break;case Qd:n.depthFunc(n.ALWAYS);break;case ef:n.depthFunc(n.LESS);break;case Gl:n.depthFunc(n.LEQUAL);break;case tf:n.depthFunc(n.EQUAL);break;case nf:n.depthFunc(n.GEQUAL);break;case sf:n.depthFunc(n.GREATER);break;case rf:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}we=Se}},setLocked:function(Se){F=Se},setClear:function(Se){ge!==Se&&(ge=Se,re&&(Se=1-Se),n.clearDepth(Se))},reset:function(){F=!1,ne=null,we=null,ge=null,re=!1}}}function s(){let F=!1,re=null,ne=null,we=null,ge=null,Se=null,We=null,Qe=null,le=null;return{setTest:function(Be){F||(Be?Me(n.STENCIL_TEST):Xe(n.STENCIL_TEST))},setMask:function(Be){re!==Be&&!F&&(n.stencilMask(Be),re=Be)},setFunc:function(Be,et,Re){(ne!==Be||we!==et||ge!==Re)&&(n.stencilFunc(Be,et,Re),ne=Be,we=et,ge=Re)},setOp:function(Be,et,Re){(Se!==Be||We!==et||Qe!==Re)&&(n.stencilOp(Be,et,Re),Se=Be,We=et,Qe=Re)},setLocked:function(Be){F=Be},setClear:function(Be){le!==Be&&(n.clearStencil(Be),le=Be)},reset:function(){F=!1,re=null,ne=null,we=null,ge=null,Se=null,We=null,Qe=null,le=null}}}const r=new t,a=new i,o=new s;let l={};const c=new WeakMap;let h={},d={},f={},p=new WeakMap,_=[],S=null,g=!1,m=null,y=null,R=null,b=null,L=null,A=null,v=null,T=new ut(0,0,0),z=0,I=!1,D=null,k=null,V=null,U=null,W=null;const Z=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let G=!1,ce=0;const J=n.getParameter(n.VERSION);J.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(J)[1]),G=ce>=1):J.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),G=ce>=2);let Q=null,se={};const de=n.getParameter(n.SCISSOR_BOX),he=n.getParameter(n.VIEWPORT),ee=new Zt().fromArray(de),me=new Zt().fromArray(he);function ve(F,re,ne,we){const ge=new Uint8Array(4),Se=n.createTexture();n.bindTexture(F,Se),n.texParameteri(F,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(F,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let We=0;We<ne;We++)F===n.TEXTURE_3D||F===n.TEXTURE_2D_ARRAY?n.texImage3D(re,0,n.RGBA,1,1,we,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(re+We,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return Se}const Ae={};Ae[n.TEXTURE_2D]=ve(n.TEXTURE_2D,n.TEXTURE_2D,1),Ae[n.TEXTURE_CUBE_MAP]=ve(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ae[n.TEXTURE_2D_ARRAY]=ve(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ae[n.TEXTURE_3D]=ve(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),a.setClear(1),o.setClear(0),Me(n.DEPTH_TEST),a.setFunc(Gl),En(!1),Bt(_g),Me(n.CULL_FACE),sn(So);function Me(F){h[F]!==!0&&(n.enable(F),h[F]=!0)}function Xe(F){h[F]!==!1&&(n.disable(F),h[F]=!1)}function rt(F,re){return f[F]!==re?(n.bindFramebuffer(F,re),f[F]=re,F===n.DRAW_FRAMEBUFFER&&(f[n.FRAMEBUFFER]=re),F===n.FRAMEBUFFER&&(f[n.DRAW_FRAMEBUFFER]=re),!0):!1}function Ve(F,re){let ne=_,we=!1;if(F){ne=p.get(re),ne===void 0&&(ne=[],p.set(re,ne));const ge=F.textures;if(ne.length!==ge.length||ne[0]!==n.COLOR_ATTACHMENT0){for(let Se=0,We=ge.length;Se<We;Se++)ne[Se]=n.COLOR_ATTACHMENT0+Se;ne.length=ge.length,we=!0}}else ne[0]!==n.BACK&&(ne[0]=n.BACK,we=!0);we&&n.drawBuffers(ne)}function pt(F){return S!==F?(n.useProgram(F),S=F,!0):!1}const ht={[fo]:n.FUNC_ADD,[lw]:n.FUNC_SUBTRACT,[cw]:n.FUNC_REVERSE_SUBTRACT};ht[uw]=n.MIN,ht[hw]=n.MAX;const it={[dw]:n.ZERO,[fw]:n.ONE,[pw]:n.SRC_COLOR,[ax]:n.SRC_ALPHA,[yw]:n.SRC_ALPHA_SATURATE,[vw]:n.DST_COLOR,[gw]:n.DST_ALPHA,[mw]:n.ONE_MINUS_SRC_COLOR,[ox]:n.ONE_MINUS_SRC_ALPHA,[xw]:n.ONE_MINUS_DST_COLOR,[_w]:n.ONE_MINUS_DST_ALPHA,[Sw]:n.CONSTANT_COLOR,[Mw]:n.ONE_MINUS_CONSTANT_COLOR,[bw]:n.CONSTANT_ALPHA,[ww]:n.ONE_MINUS_CONSTANT_ALPHA};function sn(F,re,ne,we,ge,Se,We,Qe,le,Be){if(F===So){g===!0&&(Xe(n.BLEND),g=!1);return}if(g===!1&&(Me(n.BLEND),g=!0),F!==ow){if(F!==m||Be!==I){if((y!==fo||L!==fo)&&(n.blendEquation(n.FUNC_ADD),y=fo,L=fo),Be)switch(F){case wl:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case vg:n.blendFunc(n.ONE,n.ONE);break;case xg:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case yg:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:Rt("WebGLState: Invalid blending: ",F);break}else switch(F){case wl:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case vg:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case xg:Rt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case yg:Rt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Rt("WebGLState: Invalid blending: ",F);break}R=null,b=null,A=null,v=null,T.set(0,0,0),z=0,m=F,I=Be}return}ge=ge||re,Se=Se||ne,We=We||we,(re!==y||ge!==L)&&(n.blendEquationSeparate(ht[re],ht[ge]),y=re,L=ge),(ne!==R||we!==b||Se!==A||We!==v)&&(n.blendFuncSeparate(it[ne],it[we],it[Se],it[We]),R=ne,b=we,A=Se,v=We),(Qe.equals(T)===!1||le!==z)&&(n.blendColor(Qe.r,Qe.g,Qe.b,le),T.copy(Qe),z=le),m=F,I=!1}function Yt(F,re){F.side===qi?Xe(n.CULL_FACE):Me(n.CULL_FACE);let ne=F.side===Ni;re&&(ne=!ne),En(ne),F.blending===wl&&F.transparent===!1?sn(So):sn(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),a.setFunc(F.depthFunc),a.setTest(F.depthTest),a.setMask(F.depthWrite),r.setMask(F.colorWrite);const we=F.stencilWrite;o.setTest(we),we&&(o.setMask(F.stencilWriteMask),o.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),o.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),Tt(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?Me(n.SAMPLE_ALPHA_TO_COVERAGE):Xe(n.SAMPLE_ALPHA_TO_COVERAGE)}function En(F){D!==F&&(F?n.frontFace(n.CW):n.frontFace(n.CCW),D=F)}function Bt(F){F!==sw?(Me(n.CULL_FACE),F!==k&&(F===_g?n.cullFace(n.BACK):F===rw?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Xe(n.CULL_FACE),k=F}function $n(F){F!==V&&(G&&n.lineWidth(F),V=F)}function Tt(F,re,ne){F?(Me(n.POLYGON_OFFSET_FILL),(U!==re||W!==ne)&&(U=re,W=ne,a.getReversed()&&(re=-re,ne=-ne),n.polygonOffset(re,ne))):Xe(n.POLYGON_OFFSET_FILL)}function In(F){F?Me(n.SCISSOR_TEST):Xe(n.SCISSOR_TEST)}function un(F){F===void 0&&(F=n.TEXTURE0+Z-1),Q!==F&&(n.activeTexture(F),Q=F)}function Tn(F,re,ne){ne===void 0&&(Q===null?ne=n.TEXTURE0+Z-1:ne=Q);let we=se[ne];we===void 0&&(we={type:void 0,texture:void 0},se[ne]=we),(we.type!==F||we.texture!==re)&&(Q!==ne&&(n.activeTexture(ne),Q=ne),n.bindTexture(F,re||Ae[F]),we.type=F,we.texture=re)}function O(){const F=se[Q];F!==void 0&&F.type!==void 0&&(n.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Ce(){try{n.compressedTexImage2D(...arguments)}catch(F){Rt("WebGLState:",F)}}function Ze(){try{n.compressedTexImage3D(...arguments)}catch(F){Rt("WebGLState:",F)}}function at(){try{n.texSubImage2D(...arguments)}catch(F){Rt("WebGLState:",F)}}function be(){try{n.texSubImage3D(...arguments)}catch(F){Rt("WebGLState:",F)}}function Vt(){try{n.compressedTexSubImage2D(...arguments)}catch(F){Rt("WebGLState:",F)}}function Ge(){try{n.compressedTexSubImage3D(...arguments)}catch(F){Rt("WebGLState:",F)}}function Ke(){try{n.texStorage2D(...arguments)}catch(F){Rt("WebGLState:",F)}}function C(){try{n.texStorage3D(...arguments)}catch(F){Rt("WebGLState:",F)}}function M(){try{n.texImage2D(...arguments)}catch(F){Rt("WebGLState:",F)}}function $(){try{n.texImage3D(...arguments)}catch(F){Rt("WebGLState:",F)}}function ue(F){return d[F]!==void 0?d[F]:n.getParameter(F)}function ae(F,re){d[F]!==re&&(n.pixelStorei(F,re),d[F]=re)}function _e(F){ee.equals(F)===!1&&(n.scissor(F.x,F.y,F.z,F.w),ee.copy(F))}function xe(F){me.equals(F)===!1&&(n.viewport(F.x,F.y,F.z,F.w),me.copy(F))}function te(F,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let we=ne.get(F);we===void 0&&(we=n.getUniformBlockIndex(re,F.name),n.uniformBlockBinding(re,we,we),ne.set(F,we))}function ie(F,re,ne){const ge=c.get(re).get(F);l[ge]!==ne&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,ne),l[ge]=ne)}function pe(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),a.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),h={},d={},Q=null,se={},f={},l={},p=new WeakMap,_=[],S=null,g=!1,m=null,y=null,R=null,b=null,L=null,A=null,v=null,T=new ut(0,0,0),z=0,I=!1,D=null,k=null,V=null,U=null,W=null,ee.set(0,0,n.canvas.width,n.canvas.height),me.set(0,0,n.canvas.width,n.canvas.height),r.reset(),a.reset(),o.reset()}return{buffers:{color:r,depth:a,stencil:o},enable:Me,disable:Xe,bindFramebuffer:rt,drawBuffers:Ve,useProgram:pt,setBlending:sn,setMaterial:Yt,setFlipSided:En,setCullFace:Bt,setLineWidth:$n,setPolygonOffset:Tt,setScissorTest:In,activeTexture:un,bindTexture:Tn,unbindTexture:O,compressedTexImage2D:Ce,compressedTexImage3D:Ze,texImage2D:M,texImage3D:$,pixelStorei:ae,getParameter:ue,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:Ke,texStorage3D:C,texSubImage2D:at,texSubImage3D:be,compressedTexSubImage2D:Vt,compressedTexSubImage3D:Ge,scissor:_e,viewport:xe,reset:pe}}function CC(n,e,t,i,s,r,a){const o=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new nt,h=new WeakMap,d=new Set;let f;const p=new WeakMap,_=new Set,S=new FinalizationRegistry(C=>_.delete(C));let g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(C,M){return g?new OffscreenCanvas(C,M):ku("canvas")}function y(C,M,$){let ue=1;const ae=Ke(C);if((ae.width>$||ae.height>$)&&(ue=$/Math.max(ae.width,ae.height)),ue<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){const _e=Math.floor(ue*ae.width),xe=Math.floor(ue*ae.height);f===void 0&&(f=m(_e,xe));const te=M?m(_e,xe):f;return te.width=_e,te.height=xe,te.getContext("2d").drawImage(C,0,0,_e,xe),je("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+_e+"x"+xe+")."),te}else return"data"in C&&je("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),C;return C}function R(C){return C.generateMipmaps}function b(C){n.generateMipmap(C)}function L(C){return C.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?n.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function A(C,M,$,ue,ae,_e=!1){if(C!==null){if(n[C]!==void 0)return n[C];je("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xe;ue&&(xe=e.get("EXT_texture_norm16"),xe||je("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=M;if(M===n.RED&&($===n.FLOAT&&(te=n.R32F),$===n.HALF_FLOAT&&(te=n.R16F),$===n.UNSIGNED_BYTE&&(te=n.R8),$===n.UNSIGNED_SHORT&&xe&&(te=xe.R16_EXT),$===n.SHORT&&xe&&(te=xe.R16_SNORM_EXT)),M===n.RED_INTEGER&&($===n.UNSIGNED_BYTE&&(te=n.R8UI),$===n.UNSIGNED_SHORT&&(te=n.R16UI),$===n.UNSIGNED_INT&&(te=n.R32UI),$===n.BYTE&&(te=n.R8I),$===n.SHORT&&(te=n.R16I),$===n.INT&&(te=n.R32I)),M===n.RG&&($===n.FLOAT&&(te=n.RG32F),$===n.HALF_FLOAT&&(te=n.RG16F),$===n.UNSIGNED_BYTE&&(te=n.RG8),$===n.UNSIGNED_SHORT&&xe&&(te=xe.RG16_EXT),$===n.SHORT&&xe&&(te=xe.RG16_SNORM_EXT)),M===n.RG_INTEGER&&($===n.UNSIGNED_BYTE&&(te=n.RG8UI),$===n.UNSIGNED_SHORT&&(te=n.RG16UI),$===n.UNSIGNED_INT&&(te=n.RG32UI),$===n.BYTE&&(te=n.RG8I),$===n.SHORT&&(te=n.RG16I),$===n.INT&&(te=n.RG32I)),M===n.RGB_INTEGER&&($===n.UNSIGNED_BYTE&&(te=n.RGB8UI),$===n.UNSIGNED_SHORT&&(te=n.RGB16UI),$===n.UNSIGNED_INT&&(te=n.RGB32UI),$===n.BYTE&&(te=n.RGB8I),$===n.SHORT&&(te=n.RGB16I),$===n.INT&&(te=n.RGB32I)),M===n.RGBA_INTEGER&&($===n.UNSIGNED_BYTE&&(te=n.RGBA8UI),$===n.UNSIGNED_SHORT&&(te=n.RGBA16UI),$===n.UNSIGNED_INT&&(te=n.RGBA32UI),$===n.BYTE&&(te=n.RGBA8I),$===n.SHORT&&(te=n.RGBA16I),$===n.INT&&(te=n.RGBA32I)),M===n.RGB&&($===n.UNSIGNED_SHORT&&xe&&(te=xe.RGB16_EXT),$===n.SHORT&&xe&&(te=xe.RGB16_SNORM_EXT),$===n.UNSIGNED_INT_5_9_9_9_REV&&(te=n.RGB9_E5),$===n.UNSIGNED_INT_10F_11F_11F_REV&&(te=n.R11F_G11F_B10F)),M===n.RGBA){const ie=_e?Ou:Et.getTransfer(ae);$===n.FLOAT&&(te=n.RGBA32F),$===n.HALF_FLOAT&&(te=n.RGBA16F),$===n.UNSIGNED_BYTE&&(te=ie===kt?n.SRGB8_ALPHA8:n.RGBA8),$===n.UNSIGNED_SHORT&&xe&&(te=xe.RGBA16_EXT),$===n.SHORT&&xe&&(te=xe.RGBA16_SNORM_EXT),$===n.UNSIGNED_SHORT_4_4_4_4&&(te=n.RGBA4),$===n.UNSIGNED_SHORT_5_5_5_1&&(te=n.RGB5_A1)}return(te===n.R16F||te===n.R32F||te===n.RG16F||te===n.RG32F||te===n.RGBA16F||te===n.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function v(C,M){let $;return C?M===null||M===qs||M===Po?$=n.DEPTH24_STENCIL8:M===zs?$=n.DEPTH32F_STENCIL8:M===Wl&&($=n.DEPTH24_STENCIL8,je("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===qs||M===Po?$=n.DEPTH_COMPONENT24:M===zs?$=n.DEPTH_COMPONENT32F:M===Wl&&($=n.DEPTH_COMPONENT16),$}function T(C,M){return R(C)===!0||C.isFramebufferTexture&&C.minFilter!==ri&&C.minFilter!==mi?Math.log2(Math.max(M.width,M.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?M.mipmaps.length:1}function z(C){const M=new WeakRef(C);i.get(C).__ref=M,_.add(M),S.register(C,M,M)}function I(C){const M=i.get(C).__ref;M!==void 0&&(_.delete(M),S.unregister(M))}function D(C){V(C.target)}function k(C){U(C.target)}function V(C){C.removeEventListener("dispose",D),I(C),Z(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&d.delete(C)}function U(C){C.removeEventListener("dispose",k),I(C),ce(C)}function W(){for(const C of _){const M=C.deref();M!==void 0&&(M.isRenderTarget===!0?U(M):V(M))}_.clear(),d.clear()}function Z(C){const M=i.get(C);if(M.__webglInit===void 0)return;const $=C.source,ue=p.get($);if(ue){const ae=ue[M.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&G(C),Object.keys(ue).length===0&&p.delete($)}i.remove(C)}function G(C){const M=i.get(C);n.deleteTexture(M.__webglTexture);const $=C.source,ue=p.get($);delete ue[M.__cacheKey],a.memory.textures--}function ce(C){const M=i.get(C);M.__depthDisposeCallback&&M.__depthDisposeCallback();const $=C.depthTexture;if($&&$.renderTarget===C&&V($),C.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(M.__webglFramebuffer[ae]))for(let _e=0;_e<M.__webglFramebuffer[ae].length;_e++)n.deleteFramebuffer(M.__webglFramebuffer[ae][_e]);else n.deleteFramebuffer(M.__webglFramebuffer[ae]);M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer[ae])}else{if(Array.isArray(M.__webglFramebuffer))for(let ae=0;ae<M.__webglFramebuffer.length;ae++)n.deleteFramebuffer(M.__webglFramebuffer[ae]);else n.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&n.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ae=0;ae<M.__webglColorRenderbuffer.length;ae++)M.__webglColorRenderbuffer[ae]&&n.deleteRenderbuffer(M.__webglColorRenderbuffer[ae]);M.__webglDepthRenderbuffer&&n.deleteRenderbuffer(M.__webglDepthRenderbuffer)}const ue=C.textures;for(let ae=0,_e=ue.length;ae<_e;ae++){const xe=i.get(ue[ae]);xe.__webglTexture&&(n.deleteTexture(xe.__webglTexture),a.memory.textures--),i.remove(ue[ae])}i.remove(C)}let J=0;function Q(){J=0}function se(){return J}function de(C){J=C}function he(){const C=J;return C>=s.maxTextures&&je("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,C}function ee(C){const M=[];return M.push(C.wrapS),M.push(C.wrapT),M.push(C.wrapR||0),M.push(C.magFilter),M.push(C.minFilter),M.push(C.anisotropy),M.push(C.internalFormat),M.push(C.format),M.push(C.type),M.push(C.generateMipmaps),M.push(C.mipmapsAutoUpdate),M.push(C.premultiplyAlpha),M.push(C.flipY),M.push(C.unpackAlignment),M.push(C.colorSpace),M.join()}function me(C,M){const $=i.get(C);if(C.isVideoTexture&&Vt(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&$.__version!==C.version){const ue=C.image;if(ue===null)je("WebGLRenderer: Texture marked for update but no image data found.");else if(ue.complete===!1)je("WebGLRenderer: Texture marked for update but image is incomplete");else{Yt($,C,M);return}}else C.isExternalTexture&&($.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,$.__webglTexture,n.TEXTURE0+M)}function ve(C,M){const $=i.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&$.__version!==C.version){Yt($,C,M);return}else C.isExternalTexture&&($.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,$.__webglTexture,n.TEXTURE0+M)}function Ae(C,M){const $=i.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&$.__version!==C.version){Yt($,C,M);return}t.bindTexture(n.TEXTURE_3D,$.__webglTexture,n.TEXTURE0+M)}function Me(C,M){const $=i.get(C);if(C.version>0&&$.__version!==C.version){En($,C,M);return}t.bindTexture(n.TEXTURE_CUBE_MAP,$.__webglTexture,n.TEXTURE0+M)}const Xe={[af]:n.REPEAT,[fr]:n.CLAMP_TO_EDGE,[of]:n.MIRRORED_REPEAT},rt={[ri]:n.NEAREST,[Aw]:n.NEAREST_MIPMAP_NEAREST,[bc]:n.NEAREST_MIPMAP_LINEAR,[mi]:n.LINEAR,[Hh]:n.LINEAR_MIPMAP_NEAREST,[Gr]:n.LINEAR_MIPMAP_LINEAR},Ve={[Lw]:n.NEVER,[Ex]:n.ALWAYS,[Dw]:n.LESS,[bx]:n.LEQUAL,[Nw]:n.EQUAL,[wx]:n.GEQUAL,[Iw]:n.GREATER,[Uw]:n.NOTEQUAL};function pt(C,M){if(M.type===zs&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===mi||M.magFilter===Hh||M.magFilter===bc||M.magFilter===Gr||M.minFilter===mi||M.minFilter===Hh||M.minFilter===bc||M.minFilter===Gr)&&je("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(C,n.TEXTURE_WRAP_S,Xe[M.wrapS]),n.texParameteri(C,n.TEXTURE_WRAP_T,Xe[M.wrapT]),(C===n.TEXTURE_3D||C===n.TEXTURE_2D_ARRAY)&&n.texParameteri(C,n.TEXTURE_WRAP_R,Xe[M.wrapR]),n.texParameteri(C,n.TEXTURE_MAG_FILTER,rt[M.magFilter]),n.texParameteri(C,n.TEXTURE_MIN_FILTER,rt[M.minFilter]),M.compareFunction&&(n.texParameteri(C,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(C,n.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===ri||M.minFilter!==bc&&M.minFilter!==Gr||M.type===zs&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||i.get(M).__currentAnisotropy){const $=e.get("EXT_texture_filter_anisotropic");n.texParameterf(C,$.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),i.get(M).__currentAnisotropy=M.anisotropy}}}function ht(C,M){let $=!1;C.__webglInit===void 0&&(C.__webglInit=!0,M.addEventListener("dispose",D),z(M));const ue=M.source;let ae=p.get(ue);ae===void 0&&(ae={},p.set(ue,ae));const _e=ee(M);if(_e!==C.__cacheKey){ae[_e]===void 0&&(ae[_e]={texture:n.createTexture(),usedTimes:0},a.memory.textures++,$=!0),ae[_e].usedTimes++;const xe=ae[C.__cacheKey];xe!==void 0&&(ae[C.__cacheKey].usedTimes--,xe.usedTimes===0&&G(M)),C.__cacheKey=_e,C.__webglTexture=ae[_e].texture}return $}function it(C,M,$){return Math.floor(Math.floor(C/$)/M)}function sn(C,M,$,ue){const _e=C.updateRanges;if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,M.width,M.height,$,ue,M.data);else{_e.sort((F,re)=>F.start-re.start);let xe=0;for(let F=1;F<_e.length;F++){const re=_e[xe],ne=_e[F],we=re.start+re.count,ge=it(ne.start,M.width,4),Se=it(re.start,M.width,4);ne.start<=we+1&&ge===Se&&it(ne.start+ne.count-1,M.width,4)===ge?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++xe,_e[xe]=ne)}_e.length=xe+1;const te=t.getParameter(n.UNPACK_ROW_LENGTH),ie=t.getParameter(n.UNPACK_SKIP_PIXELS),pe=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,M.width);for(let F=0,re=_e.length;F<re;F++){const ne=_e[F],we=Math.floor(ne.start/4),ge=Math.ceil(ne.count/4),Se=we%M.width,We=Math.floor(we/M.width),Qe=ge,le=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Se),t.pixelStorei(n.UNPACK_SKIP_ROWS,We),t.texSubImage2D(n.TEXTURE_2D,0,Se,We,Qe,le,$,ue,M.data)}C.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,te),t.pixelStorei(n.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(n.UNPACK_SKIP_ROWS,pe)}}function Yt(C,M,$){let ue=n.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(ue=n.TEXTURE_2D_ARRAY),M.isData3DTexture&&(ue=n.TEXTURE_3D);const ae=ht(C,M),_e=M.source;t.bindTexture(ue,C.__webglTexture,n.TEXTURE0+$);const xe=i.get(_e);if(_e.version!==xe.__version||ae===!0){if(t.activeTexture(n.TEXTURE0+$),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){const le=Et.getPrimaries(Et.workingColorSpace),Be=M.colorSpace===Hr?null:Et.getPrimaries(M.colorSpace),et=M.colorSpace===Hr||le===Be?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment);let ie=y(M.image,!1,s.maxTextureSize);ie=Ge(M,ie);const pe=r.convert(M.format,M.colorSpace),F=r.convert(M.type);let re=A(M.internalFormat,pe,F,M.normalized,M.colorSpace,M.isVideoTexture);pt(ue,M);let ne;const we=M.mipmaps,ge=M.isVideoTexture!==!0,Se=xe.__version===void 0||ae===!0,We=_e.dataReady,Qe=T(M,ie);if(M.isDepthTexture)re=v(M.format===Vr,M.type),Se&&(ge?t.texStorage2D(n.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(n.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,null));else if(M.isDataTexture)if(we.length>0){ge&&Se&&t.texStorage2D(n.TEXTURE_2D,Qe,re,we[0].width,we[0].height);for(let le=0,Be=we.length;le<Be;le++)ne=we[le],ge?We&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data);M.generateMipmaps=!1}else ge?(Se&&t.texStorage2D(n.TEXTURE_2D,Qe,re,ie.width,ie.height),We&&sn(M,ie,pe,F)):t.texImage2D(n.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,ie.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ge&&Se&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,re,we[0].width,we[0].height,ie.depth);for(let le=0,Be=we.length;le<Be;le++)if(ne=we[le],M.format!==Ms)if(pe!==null)if(ge){if(We)if(M.layerUpdates.size>0){const et=s_(ne.width,ne.height,M.format,M.type);for(const Re of M.layerUpdates){const ct=ne.data.subarray(Re*et/ne.data.BYTES_PER_ELEMENT,(Re+1)*et/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,Re,ne.width,ne.height,1,pe,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?We&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,F,ne.data):t.texImage3D(n.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,pe,F,ne.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ge&&Se&&t.texStorage2D(n.TEXTURE_2D,Qe,re,we[0].width,we[0].height);for(let le=0,Be=we.length;le<Be;le++)ne=we[le],M.format!==Ms?pe!==null?ge?We&&t.compressedTexSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,ne.data):je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?We&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data)}else if(M.isDataArrayTexture)if(ge){if(Se&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,re,ie.width,ie.height,ie.depth),We)if(M.layerUpdates.size>0){const le=s_(ie.width,ie.height,M.format,M.type);for(const Be of M.layerUpdates){const et=ie.data.subarray(Be*le/ie.data.BYTES_PER_ELEMENT,(Be+1)*le/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Be,ie.width,ie.height,1,pe,F,et)}M.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(M.isData3DTexture)ge?(Se&&t.texStorage3D(n.TEXTURE_3D,Qe,re,ie.width,ie.height,ie.depth),We&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)):t.texImage3D(n.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(M.isFramebufferTexture){if(Se)if(ge)t.texStorage2D(n.TEXTURE_2D,Qe,re,ie.width,ie.height);else{let le=ie.width,Be=ie.height;for(let et=0;et<Qe;et++)t.texImage2D(n.TEXTURE_2D,et,re,le,Be,0,pe,F,null),le>>=1,Be>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in n){const le=n.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ie.parentNode!==le){le.appendChild(ie),d.add(M),le.onpaint=Be=>{const et=Be.changedElements;for(const Re of d)et.includes(Re.image)&&(Re.needsUpdate=!0)},le.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,ie);else{const et=n.RGBA,Re=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,et,Re,ct,ie)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&Se){const le=Ke(we[0]);t.texStorage2D(n.TEXTURE_2D,Qe,re,le.width,le.height)}for(let le=0,Be=we.length;le<Be;le++)ne=we[le],ge?We&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,pe,F,ne):t.texImage2D(n.TEXTURE_2D,le,re,pe,F,ne);M.generateMipmaps=!1}else if(ge){if(Se){const le=Ke(ie);t.texStorage2D(n.TEXTURE_2D,Qe,re,le.width,le.height)}We&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,pe,F,ie)}else t.texImage2D(n.TEXTURE_2D,0,re,pe,F,ie);R(M)&&M.mipmapsAutoUpdate===!0&&b(ue),xe.__version=_e.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function En(C,M,$){if(M.image.length!==6)return;const ue=ht(C,M),ae=M.source;t.bindTexture(n.TEXTURE_CUBE_MAP,C.__webglTexture,n.TEXTURE0+$);const _e=i.get(ae);if(ae.version!==_e.__version||ue===!0){t.activeTexture(n.TEXTURE0+$);const xe=Et.getPrimaries(Et.workingColorSpace),te=M.colorSpace===Hr?null:Et.getPrimaries(M.colorSpace),ie=M.colorSpace===Hr||xe===te?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);const pe=M.isCompressedTexture||M.image[0].isCompressedTexture,F=M.image[0]&&M.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!pe&&!F?re[Re]=y(M.image[Re],!0,s.maxCubemapSize):re[Re]=F?M.image[Re].image:M.image[Re],re[Re]=Ge(M,re[Re]);const ne=re[0],we=r.convert(M.format,M.colorSpace),ge=r.convert(M.type);let Se=A(M.internalFormat,we,ge,M.normalized,M.colorSpace);const We=M.isVideoTexture!==!0,Qe=_e.__version===void 0||ue===!0,le=ae.dataReady;let Be=T(M,ne);pt(n.TEXTURE_CUBE_MAP,M);let et;if(M.isDepthTexture){if(Se=v(M.format===Vr,M.type),Qe)if(We)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Se,ne.width,ne.height);else for(let Re=0;Re<6;Re++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Se,ne.width,ne.height,0,we,ge,null)}else if(pe){We&&Qe&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Se,ne.width,ne.height);for(let Re=0;Re<6;Re++){et=re[Re].mipmaps;for(let ct=0;ct<et.length;ct++){const Jt=et[ct];M.format!==Ms?we!==null?We?le&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,Jt.width,Jt.height,we,Jt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,Se,Jt.width,Jt.height,0,Jt.data):je("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,Jt.width,Jt.height,we,ge,Jt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,Se,Jt.width,Jt.height,0,we,ge,Jt.data)}}}else{if(et=M.mipmaps,We&&Qe){et.length>0&&Be++;const Re=Ke(re[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Se,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(F){We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,we,ge,re[Re].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Se,re[Re].width,re[Re].height,0,we,ge,re[Re].data);for(let ct=0;ct<et.length;ct++){const xi=et[ct].image[Re].image;We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,xi.width,xi.height,we,ge,xi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,Se,xi.width,xi.height,0,we,ge,xi.data)}}else{We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,we,ge,re[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Se,we,ge,re[Re]);for(let ct=0;ct<et.length;ct++){const Jt=et[ct];We?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,we,ge,Jt.image[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,Se,we,ge,Jt.image[Re])}}}R(M)&&M.mipmapsAutoUpdate===!0&&b(n.TEXTURE_CUBE_MAP),_e.__version=ae.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function Bt(C,M,$,ue,ae,_e){const xe=r.convert($.format,$.colorSpace),te=r.convert($.type),ie=A($.internalFormat,xe,te,$.normalized,$.colorSpace),pe=i.get(M),F=i.get($);if(F.__renderTarget=M,!pe.__hasExternalTextures){const re=Math.max(1,M.width>>_e),ne=Math.max(1,M.height>>_e);ae===n.TEXTURE_3D||ae===n.TEXTURE_2D_ARRAY?t.texImage3D(ae,_e,ie,re,ne,M.depth,0,xe,te,null):t.texImage2D(ae,_e,ie,re,ne,0,xe,te,null)}t.bindFramebuffer(n.FRAMEBUFFER,C),be(M)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ue,ae,F.__webglTexture,0,at(M)):(ae===n.TEXTURE_2D||ae>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,ue,ae,F.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function $n(C,M,$){if(n.bindRenderbuffer(n.RENDERBUFFER,C),M.depthBuffer){const ue=M.depthTexture,ae=ue&&ue.isDepthTexture?ue.type:null,_e=v(M.stencilBuffer,ae),xe=M.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;be(M)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(M),_e,M.width,M.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(M),_e,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,_e,M.width,M.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,xe,n.RENDERBUFFER,C)}else{const ue=M.textures;for(let ae=0;ae<ue.length;ae++){const _e=ue[ae],xe=r.convert(_e.format,_e.colorSpace),te=r.convert(_e.type),ie=A(_e.internalFormat,xe,te,_e.normalized,_e.colorSpace);be(M)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(M),ie,M.width,M.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(M),ie,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,ie,M.width,M.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Tt(C,M,$){const ue=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,C),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");const ae=i.get(M.depthTexture);ae.__renderTarget=M;const _e=ue?M.depthTexture.image[0]:M.depthTexture.image;(!ae.__webglTexture||_e.width!==M.width||_e.height!==M.height)&&(_e.width=M.width,_e.height=M.height,M.depthTexture.needsUpdate=!0),ue?Me(M.depthTexture,0):me(M.depthTexture,0);const xe=ae.__webglTexture,te=at(M),ie=ue?n.TEXTURE_CUBE_MAP_POSITIVE_X+$:n.TEXTURE_2D,pe=M.depthTexture.format===Vr?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(M.depthTexture.format===jr)be(M)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,ie,xe,0,te):n.framebufferTexture2D(n.FRAMEBUFFER,pe,ie,xe,0);else if(M.depthTexture.format===Vr)be(M)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,ie,xe,0,te):n.framebufferTexture2D(n.FRAMEBUFFER,pe,ie,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function In(C){const M=i.get(C),$=C.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==C.depthTexture){const ue=C.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),ue){const ae=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,ue.removeEventListener("dispose",ae)};ue.addEventListener("dispose",ae),M.__depthDisposeCallback=ae}M.__boundDepthTexture=ue}if(C.depthTexture&&!M.__autoAllocateDepthBuffer)if($)for(let ue=0;ue<6;ue++)Tt(M.__webglFramebuffer[ue],C,ue);else C.texture.mipmaps.length>0?Tt(M.__webglFramebuffer[0],C,0):Tt(M.__webglFramebuffer,C,0);else if($){M.__webglDepthbuffer=[];for(let ue=0;ue<6;ue++)if(t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[ue]),M.__webglDepthbuffer[ue]===void 0)M.__webglDepthbuffer[ue]=n.createRenderbuffer(),$n(M.__webglDepthbuffer[ue],C,!1);else{const ae=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=M.__webglDepthbuffer[ue];n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}}else if(C.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=n.createRenderbuffer(),$n(M.__webglDepthbuffer,C,!1);else{const ae=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=M.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,ae,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function un(C,M,$){const ue=i.get(C);M!==void 0&&Bt(ue.__webglFramebuffer,C,C.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),$!==void 0&&In(C)}function Tn(C){const M=C.texture,$=i.get(C),ue=i.get(M);C.addEventListener("dispose",k),z(C);const ae=C.textures,_e=C.isWebGLCubeRenderTarget===!0,xe=ae.length>1;if(xe||(ue.__webglTexture===void 0&&(ue.__webglTexture=n.createTexture()),ue.__version=M.version,a.memory.textures++),_e){$.__webglFramebuffer=[];for(let te=0;te<6;te++)if(M.mipmaps.length>0){$.__webglFramebuffer[te]=[];for(let ie=0;ie<M.mipmaps.length;ie++)$.__webglFramebuffer[te][ie]=n.createFramebuffer()}else $.__webglFramebuffer[te]=n.createFramebuffer()}else{if(M.mipmaps.length>0){$.__webglFramebuffer=[];for(let te=0;te<M.mipmaps.length;te++)$.__webglFramebuffer[te]=n.createFramebuffer()}else $.__webglFramebuffer=n.createFramebuffer();if(xe)for(let te=0,ie=ae.length;te<ie;te++){const pe=i.get(ae[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=n.createTexture(),a.memory.textures++)}if(C.samples>0&&be(C)===!1){$.__webglMultisampledFramebuffer=n.createFramebuffer(),$.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,$.__webglMultisampledFramebuffer);for(let te=0;te<ae.length;te++){const ie=ae[te];$.__webglColorRenderbuffer[te]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,$.__webglColorRenderbuffer[te]);const pe=r.convert(ie.format,ie.colorSpace),F=r.convert(ie.type),re=A(ie.internalFormat,pe,F,ie.normalized,ie.colorSpace,C.isXRRenderTarget===!0),ne=at(C);n.renderbufferStorageMultisample(n.RENDERBUFFER,ne,re,C.width,C.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+te,n.RENDERBUFFER,$.__webglColorRenderbuffer[te])}n.bindRenderbuffer(n.RENDERBUFFER,null),C.depthBuffer&&($.__webglDepthRenderbuffer=n.createRenderbuffer(),$n($.__webglDepthRenderbuffer,C,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,ue.__webglTexture),pt(n.TEXTURE_CUBE_MAP,M);for(let te=0;te<6;te++)if(M.mipmaps.length>0)for(let ie=0;ie<M.mipmaps.length;ie++)Bt($.__webglFramebuffer[te][ie],C,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Bt($.__webglFramebuffer[te],C,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);R(M)?b(n.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let te=0,ie=ae.length;te<ie;te++){const pe=ae[te],F=i.get(pe);let re=n.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(re=C.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(re,F.__webglTexture),pt(re,pe),Bt($.__webglFramebuffer,C,pe,n.COLOR_ATTACHMENT0+te,re,0),R(pe)&&b(re)}t.unbindTexture()}else{let te=n.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(te=C.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(te,ue.__webglTexture),pt(te,M),M.mipmaps.length>0)for(let ie=0;ie<M.mipmaps.length;ie++)Bt($.__webglFramebuffer[ie],C,M,n.COLOR_ATTACHMENT0,te,ie);else Bt($.__webglFramebuffer,C,M,n.COLOR_ATTACHMENT0,te,0);R(M)?b(te):M.mipmaps.length>0&&n.texParameteri(te,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}C.depthBuffer&&In(C)}function O(C){const M=C.textures;for(let $=0,ue=M.length;$<ue;$++){const ae=M[$];if(R(ae)&&ae.mipmapsAutoUpdate===!0){const _e=L(C),xe=i.get(ae).__webglTexture;t.bindTexture(_e,xe),b(_e),t.unbindTexture()}}}const Ce=[];function Ze(C){if(C.samples>0){if(be(C)===!1){const M=C.textures,$=C.width,ue=C.height;let ae=n.COLOR_BUFFER_BIT;const _e=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,xe=i.get(C),te=M.length>1;if(te)for(let pe=0;pe<M.length;pe++)t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let pe=0;pe<M.length;pe++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ae|=n.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ae|=n.STENCIL_BUFFER_BIT)),te){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);const F=i.get(M[pe]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,F,0)}n.blitFramebuffer(0,0,$,ue,0,0,$,ue,ae,n.NEAREST),l===!0&&(Ce.length=0,Ce.push(n.COLOR_ATTACHMENT0+pe),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ce.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Ce))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),te)for(let pe=0;pe<M.length;pe++){t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);const F=i.get(M[pe]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,F,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){const M=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[M])}}}function at(C){return Math.min(s.maxSamples,C.samples)}function be(C){const M=i.get(C);return C.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Vt(C){const M=a.render.frame;h.get(C)!==M&&(h.set(C,M),C.update())}function Ge(C,M){const $=C.colorSpace,ue=C.format,ae=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||$!==Fu&&$!==Hr&&(Et.getTransfer($)===kt?(ue!==Ms||ae!==Yi)&&je("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Rt("WebGLTextures: Unsupported texture color space:",$)),M}function Ke(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=he,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=ve,this.setTexture3D=Ae,this.setTextureCube=Me,this.rebindTextures=un,this.setupRenderTarget=Tn,this.updateRenderTargetMipmap=O,this.updateMultisampleRenderTarget=Ze,this.setupDepthRenderbuffer=In,this.setupFrameBufferTexture=Bt,this.useMultisampledRTT=be,this.dispose=W}function PC(n,e){function t(i,s=Hr){let r;const a=Et.getTransfer(s);if(i===Yi)return n.UNSIGNED_BYTE;if(i===zp)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Hp)return n.UNSIGNED_SHORT_5_5_5_1;if(i===vx)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===xx)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===gx)return n.BYTE;if(i===_x)return n.SHORT;if(i===Wl)return n.UNSIGNED_SHORT;if(i===Bp)return n.INT;if(i===qs)return n.UNSIGNED_INT;if(i===zs)return n.FLOAT;if(i===Ys)return n.HALF_FLOAT;if(i===yx)return n.ALPHA;if(i===Sx)return n.RGB;if(i===Ms)return n.RGBA;if(i===jr)return n.DEPTH_COMPONENT;if(i===Vr)return n.DEPTH_STENCIL;if(i===Mx)return n.RED;if(i===Gp)return n.RED_INTEGER;if(i===Ra)return n.RG;if(i===Vp)return n.RG_INTEGER;if(i===Wp)return n.RGBA_INTEGER;if(i===mu||i===gu||i===_u||i===vu)if(a===kt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===mu)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===gu)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===_u)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===vu)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===mu)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===gu)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===_u)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===vu)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===lf||i===cf||i===uf||i===hf)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===lf)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===cf)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===uf)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===hf)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===df||i===ff||i===pf||i===mf||i===gf||i===Iu||i===_f)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===df||i===ff)return a===kt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===pf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===mf)return r.COMPRESSED_R11_EAC;if(i===gf)return r.COMPRESSED_SIGNED_R11_EAC;if(i===Iu)return r.COMPRESSED_RG11_EAC;if(i===_f)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===vf||i===xf||i===yf||i===Sf||i===Mf||i===bf||i===wf||i===Ef||i===Tf||i===Af||i===Rf||i===Cf||i===Pf||i===Lf)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===vf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===xf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===yf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Sf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Mf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===bf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===wf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Ef)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Tf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===Af)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Rf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Cf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Pf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Lf)return a===kt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Df||i===Nf||i===If)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Df)return a===kt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Nf)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===If)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Uf||i===Ff||i===Uu||i===Of)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Uf)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Ff)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Uu)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Of)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Po?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}const LC=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,DC=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`;class NC{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){const i=new Ox(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){const t=e.cameras[0].viewport,i=new Zs({vertexShader:LC,fragmentShader:DC,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Ii(new ch(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class IC extends na{constructor(e,t){super();const i=this;let s=null,r=1,a=null,o="local-floor",l=1,c=null,h=null,d=null,f=null,p=null,_=null;const S=typeof XRWebGLBinding<"u",g=new NC,m={},y=t.getContextAttributes();let R=null,b=null;const L=[],A=[],v=new nt;let T=null,z=null;const I=new ys;I.viewport=new Zt;const D=new ys;D.viewport=new Zt;const k=[I,D],V=new BE;let U=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=L[ee];return me===void 0&&(me=new Yh,L[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=L[ee];return me===void 0&&(me=new Yh,L[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=L[ee];return me===void 0&&(me=new Yh,L[ee]=me),me.getHandSpace()};function Z(ee){const me=A.indexOf(ee.inputSource);if(me===-1)return;const ve=L[me];ve!==void 0&&(ve.update(ee.inputSource,ee.frame,c||a),ve.dispatchEvent({type:ee.type,data:ee.inputSource}))}function G(){s.removeEventListener("select",Z),s.removeEventListener("selectstart",Z),s.removeEventListener("selectend",Z),s.removeEventListener("squeeze",Z),s.removeEventListener("squeezestart",Z),s.removeEventListener("squeezeend",Z),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ce);for(let ee=0;ee<L.length;ee++){const me=A[ee];me!==null&&(A[ee]=null,L[ee].disconnect(me))}U=null,W=null,g.reset();for(const ee in m)delete m[ee];if(e.setRenderTarget(R),p=null,f=null,d=null,s=null,b=null,he.stop(),i.isPresenting=!1,e.setPixelRatio(T),e.setSize(v.width,v.height,!1),z!==null){const ee=z.camera;ee.fov=z.fov,ee.zoom=z.zoom,ee.updateProjectionMatrix(),z=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,i.isPresenting===!0&&je("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){o=ee,i.isPresenting===!0&&je("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||a},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return f!==null?f:p},this.getBinding=function(){return d===null&&S&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return _},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(R=e.getRenderTarget(),s.addEventListener("select",Z),s.addEventListener("selectstart",Z),s.addEventListener("selectend",Z),s.addEventListener("squeeze",Z),s.addEventListener("squeezestart",Z),s.addEventListener("squeezeend",Z),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ce),y.xrCompatible!==!0&&await t.makeXRCompatible(),T=e.getPixelRatio(),e.getSize(v),S&&"createProjectionLayer"in XRWebGLBinding.prototype){let ve=null,Ae=null,Me=null;y.depth&&(Me=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ve=y.stencil?Vr:jr,Ae=y.stencil?Po:qs);const Xe={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};d=this.getBinding(),f=d.createProjectionLayer(Xe),s.updateRenderState({layers:[f]}),e.setPixelRatio(1),e.setSize(f.textureWidth,f.textureHeight,!1),b=new Gs(f.textureWidth,f.textureHeight,{format:Ms,type:Yi,depthTexture:new Lo(f.textureWidth,f.textureHeight,Ae,void 0,void 0,void 0,void 0,void 0,void 0,ve),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}else{const ve={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,t,ve),s.updateRenderState({baseLayer:p}),e.setPixelRatio(1),e.setSize(p.framebufferWidth,p.framebufferHeight,!1),b=new Gs(p.framebufferWidth,p.framebufferHeight,{format:Ms,type:Yi,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,a=await s.requestReferenceSpace(o),he.setContext(s),he.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function ce(ee){for(let me=0;me<ee.removed.length;me++){const ve=ee.removed[me],Ae=A.indexOf(ve);Ae>=0&&(A[Ae]=null,L[Ae].disconnect(ve))}for(let me=0;me<ee.added.length;me++){const ve=ee.added[me];let Ae=A.indexOf(ve);if(Ae===-1){for(let Xe=0;Xe<L.length;Xe++)if(Xe>=A.length){A.push(ve),Ae=Xe;break}else if(A[Xe]===null){A[Xe]=ve,Ae=Xe;break}if(Ae===-1)break}const Me=L[Ae];Me&&Me.connect(ve)}}function J(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,ve=ee.far;g.texture!==null&&(g.depthNear>0&&(me=g.depthNear),g.depthFar>0&&(ve=g.depthFar)),V.near=D.near=I.near=me,V.far=D.far=I.far=ve,(U!==V.near||W!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),U=V.near,W=V.far),V.layers.mask=ee.layers.mask|6,I.layers.mask=V.layers.mask&-5,D.layers.mask=V.layers.mask&-3;const Ae=ee.parent,Me=V.cameras;J(V,Ae);for(let Xe=0;Xe<Me.length;Xe++)J(Me[Xe],Ae);V.projectionMatrix.copy(I.projectionMatrix),V.projectionMatrixInverse.copy(I.projectionMatrixInverse),z===null&&ee.isPerspectiveCamera&&(z={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,V,Ae)};function Q(ee,me,ve){ve===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(ve.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=$l*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(f===null&&p===null))return l},this.setFoveation=function(ee){l=ee,f!==null&&(f.fixedFoveation=ee),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(V)},this.getCameraTexture=function(ee){return m[ee]};let se=null;function de(ee,me){if(h=me.getViewerPose(c||a),_=me,h!==null){const ve=h.views;p!==null&&(e.setRenderTargetFramebuffer(b,p.framebuffer),e.setRenderTarget(b));let Ae=!1;ve.length!==V.cameras.length&&(V.cameras.length=0,Ae=!0);for(let Ve=0;Ve<ve.length;Ve++){const pt=ve[Ve];let ht=null;if(p!==null)ht=p.getViewport(pt);else{const sn=d.getViewSubImage(f,pt);ht=sn.viewport,Ve===0&&(e.setRenderTargetTextures(b,sn.colorTexture,sn.depthStencilTexture),e.setRenderTarget(b))}let it=k[Ve];it===void 0&&(it=new ys,it.layers.enable(Ve),it.viewport=new Zt,k[Ve]=it),it.matrix.fromArray(pt.transform.matrix),it.matrix.decompose(it.position,it.quaternion,it.scale),it.projectionMatrix.fromArray(pt.projectionMatrix),it.projectionMatrixInverse.copy(it.projectionMatrix).invert(),it.viewport.set(ht.x,ht.y,ht.width,ht.height),Ve===0&&(V.matrix.copy(it.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Ae===!0&&V.cameras.push(it)}const Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&S){d=i.getBinding();const Ve=d.getDepthInformation(ve[0]);Ve&&Ve.isValid&&Ve.texture&&g.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&S){e.state.unbindTexture(),d=i.getBinding();for(let Ve=0;Ve<ve.length;Ve++){const pt=ve[Ve].camera;if(pt){let ht=m[pt];ht||(ht=new Ox,m[pt]=ht);const it=d.getCameraImage(pt);ht.sourceTexture=it}}}}for(let ve=0;ve<L.length;ve++){const Ae=A[ve],Me=L[ve];Ae!==null&&Me!==void 0&&Me.update(Ae,me,c||a)}se&&se(ee,me),me.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:me}),_=null}const he=new Vx;he.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}}const UC=new $t,Qx=new lt;Qx.set(-1,0,0,0,1,0,0,0,1);function FC(n,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function i(g,m){m.color.getRGB(g.fogColor.value,kx(n)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,y,R,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),d(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),f(g,m),m.isMeshPhysicalMaterial&&p(g,m,b)):m.isMeshMatcapMaterial?(r(g,m),_(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),S(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(a(g,m),m.isLineDashedMaterial&&o(g,m)):m.isPointsMaterial?l(g,m,y,R):m.isSpriteMaterial?c(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===Ni&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===Ni&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);const y=e.get(m),R=y.envMap,b=y.envMapRotation;R&&(g.envMap.value=R,g.envMapRotation.value.setFromMatrix4(UC.makeRotationFromEuler(b)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(Qx),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function a(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function o(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function l(g,m,y,R){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*y,g.scale.value=R*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function c(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function d(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function f(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function p(g,m,y){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Ni&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=y.texture,g.transmissionSamplerSize.value.set(y.width,y.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function _(g,m){m.matcap&&(g.matcap.value=m.matcap)}function S(g,m){const y=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(y.matrixWorld),g.nearDistance.value=y.shadow.camera.near,g.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function OC(n,e,t,i){let s={},r={};function a(y,R){const b=R.program;i.uniformBlockBinding(y,b,s[y.id])}function o(y,R){let b=s[y.id];b===void 0&&(_(y),b=l(y),s[y.id]=b,y.addEventListener("dispose",g));const L=R.program;i.updateUBOMapping(y,L);const A=e.render.frame;r[y.id]!==A&&(c(y),r[y.id]=A)}function l(y){const R=n.createBuffer(),b=y.__size,L=y.usage;return n.bindBuffer(n.UNIFORM_BUFFER,R),n.bufferData(n.UNIFORM_BUFFER,b,L),n.bindBuffer(n.UNIFORM_BUFFER,null),R}function c(y){const R=s[y.id],b=y.uniforms,L=y.__cache;n.bindBuffer(n.UNIFORM_BUFFER,R);for(let A=0,v=b.length;A<v;A++){const T=b[A];if(Array.isArray(T))for(let z=0,I=T.length;z<I;z++)h(T[z],A,z,L);else h(T,A,0,L)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function h(y,R,b,L){if(f(y,R,b,L)===!0){const A=y.__offset,v=y.value;if(Array.isArray(v)){let T=0;for(let z=0;z<v.length;z++){const I=v[z],D=S(I,!0);d(I,y.__data,T),T+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else d(v,y.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,A,y.__data)}}function d(y,R,b){typeof y=="number"||typeof y=="boolean"?R[b]=y:y.isMatrix3?(R[b]=y.elements[0],R[b+1]=y.elements[1],R[b+2]=y.elements[2],R[b+3]=0,R[b+4]=y.elements[3],R[b+5]=y.elements[4],R[b+6]=y.elements[5],R[b+7]=0,R[b+8]=y.elements[6],R[b+9]=y.elements[7],R[b+10]=y.elements[8],R[b+11]=0):ArrayBuffer.isView(y)?R.set(y.subarray(0,R.length-b),b):y.toArray(R,b)}function f(y,R,b,L){const A=y.value,v=R+"_"+b;if(Array.isArray(A)){L[v]===void 0&&(L[v]=[]);const T=L[v];let z=!1;for(let I=0;I<A.length;I++)p(A[I],T,I)===!0&&(z=!0);return z}return p(A,L,v)}function p(y,R,b){if(R[b]===void 0)return typeof y=="number"||typeof y=="boolean"?R[b]=y:ArrayBuffer.isView(y)?R[b]=y.slice():R[b]=y.clone(),!0;{const L=R[b];if(typeof y=="number"||typeof y=="boolean"){if(L!==y)return R[b]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(L.equals(y)===!1)return L.copy(y),!0}}return!1}function _(y){const R=y.uniforms;let b=0;const L=16;for(let v=0,T=R.length;v<T;v++){const z=Array.isArray(R[v])?R[v]:[R[v]];for(let I=0,D=z.length;I<D;I++){const k=z[I],V=Array.isArray(k.value)?k.value:[k.value],U=Array.isArray(R[v])||Array.isArray(k.value);let W=b;for(let G=0,ce=V.length;G<ce;G++){const J=V[G],Q=S(J,U),se=b%L,de=se%Q.boundary,he=se+de;b+=de,he!==0&&L-he<Q.storage&&(b+=L-he),G===0&&(W=b),b+=Q.storage}const Z=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new Z((b-W)/Float32Array.BYTES_PER_ELEMENT),k.__offset=W}}const A=b%L;return A>0&&(b+=L-A),y.__size=b,y.__cache={},this}function S(y,R){const b={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(b.boundary=4,b.storage=4):y.isVector2?(b.boundary=8,b.storage=8):y.isVector3||y.isColor?(b.boundary=16,b.storage=12):y.isVector4?(b.boundary=16,b.storage=16):y.isMatrix3?(b.boundary=16,b.storage=48):y.isMatrix4?(b.boundary=16,b.storage=64):y.isTexture?je("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(b.boundary=16,b.storage=y.byteLength):je("WebGLRenderer: Unsupported uniform value type.",y),R===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function g(y){const R=y.target;R.removeEventListener("dispose",g),n.deleteBuffer(s[R.id]),delete s[R.id],delete r[R.id]}function m(){for(const y in s)n.deleteBuffer(s[y]);s={},r={}}return{bind:a,update:o,dispose:m}}const kC=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]);let Us=null;function BC(){return Us===null&&(Us=new Nx(kC,16,16,Ra,Ys),Us.name="DFG_LUT",Us.minFilter=mi,Us.magFilter=mi,Us.wrapS=fr,Us.wrapT=fr,Us.generateMipmaps=!1,Us.needsUpdate=!0),Us}class zC{constructor(e={}){const{canvas:t=Ow(),context:i=null,depth:s=!0,stencil:r=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:f=!1,outputBufferType:p=Yi}=e;this.isWebGLRenderer=!0;let _;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");_=i.getContextAttributes().alpha}else _=a;const S=p,g=new Set([Wp,Vp,Gp]),m=new Set([Yi,qs,Wl,Po,zp,Hp]),y=new Uint32Array(4),R=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]};let L=null,A=null;const v=[],T=[];let z=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=gr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const I=this;let D=!1,k=null,V=null,U=null,W=null;this._outputColorSpace=$i;let Z=0,G=0,ce=null,J=-1,Q=null;const se=new Zt,de=new Zt;let he=null;const ee=new ut(0);let me=0,ve=t.width,Ae=t.height,Me=1,Xe=null,rt=null;const Ve=new Zt(0,0,ve,Ae),pt=new Zt(0,0,ve,Ae);let ht=!1;const it=new Yl,sn=new Zp;let Yt=!1,En=!1;const Bt=new $t,$n=new H,Tt=new Zt,In={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let un=!1;function Tn(){return ce===null?Me:1}let O=i;function Ce(E,B){return t.getContext(E,B)}let Ze,at,be,Vt,Ge,Ke,C,M,$,ue,ae,_e,xe,te,ie,pe,F,re,ne,we,ge,Se,We;try{const E={alpha:!0,depth:s,stencil:r,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${Op}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Re,!1),O===null){const B="webgl2";if(O=Ce(B,E),O===null)throw Ce(B)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(E){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),Rt("WebGLRenderer: "+E.message),E}function Qe(){Ze=new VA(O),Ze.init(),ge=new PC(O,Ze),at=new DA(O,Ze,e,ge),be=new RC(O,Ze),at.reversedDepthBuffer&&f&&be.buffers.depth.setReversed(!0),V=O.createFramebuffer(),U=O.createFramebuffer(),W=O.createFramebuffer(),Vt=new $A(O),Ge=new pC,Ke=new CC(O,Ze,be,Ge,at,ge,Vt),C=new GA(I),M=new YE(O),Se=new PA(O,M),$=new WA(O,M,Vt,Se),ue=new YA(O,$,M,Se,Vt),re=new qA(O,at,Ke),ie=new NA(Ge),ae=new fC(I,C,Ze,at,Se,ie),_e=new FC(I,Ge),xe=new gC,te=new MC(Ze),F=new CA(I,C,be,ue,_,l),pe=new AC(I,ue,at),We=new OC(O,Vt,at,be),ne=new LA(O,Ze,Vt),we=new XA(O,Ze,Vt),Vt.programs=ae.programs,I.capabilities=at,I.extensions=Ze,I.properties=Ge,I.renderLists=xe,I.shadowMap=pe,I.state=be,I.info=Vt}S!==Yi&&(z=new ZA(S,t.width,t.height,o,s,r));const le=new IC(I,O);this.xr=le,this.getContext=function(){return O},this.getContextAttributes=function(){return O.getContextAttributes()},this.forceContextLoss=function(){const E=Ze.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){const E=Ze.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(E){E!==void 0&&(Me=E,this.setSize(ve,Ae,!1))},this.getSize=function(E){return E.set(ve,Ae)},this.setSize=function(E,B,j=!0){if(le.isPresenting){je("WebGLRenderer: Can't change size while VR device is presenting.");return}ve=E,Ae=B,t.width=Math.floor(E*Me),t.height=Math.floor(B*Me),j===!0&&(t.style.width=E+"px",t.style.height=B+"px"),z!==null&&z.setSize(t.width,t.height),this.setViewport(0,0,E,B)},this.getDrawingBufferSize=function(E){return E.set(ve*Me,Ae*Me).floor()},this.setDrawingBufferSize=function(E,B,j){ve=E,Ae=B,Me=j,t.width=Math.floor(E*j),t.height=Math.floor(B*j),this.setViewport(0,0,E,B)},this.setEffects=function(E){if(S===Yi){Rt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let B=0;B<E.length;B++)if(E[B].isOutputPass===!0){je("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}z.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(se)},this.getViewport=function(E){return E.copy(Ve)},this.setViewport=function(E,B,j,q){E.isVector4?Ve.set(E.x,E.y,E.z,E.w):Ve.set(E,B,j,q),be.viewport(se.copy(Ve).multiplyScalar(Tn()).round())},this.getScissor=function(E){return E.copy(pt)},this.setScissor=function(E,B,j,q){E.isVector4?pt.set(E.x,E.y,E.z,E.w):pt.set(E,B,j,q),be.scissor(de.copy(pt).multiplyScalar(Tn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(E){be.setScissorTest(ht=E)},this.setOpaqueSort=function(E){Xe=E},this.setTransparentSort=function(E){rt=E},this.getClearColor=function(E){return E.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(E=!0,B=!0,j=!0){let q=0;if(E){let Y=!1;if(ce!==null){const Ee=ce.texture.format;Y=g.has(Ee)}if(Y){const Ee=ce.texture.type,Pe=m.has(Ee),Te=F.getClearColor(),De=F.getClearAlpha(),He=Te.r,tt=Te.g,mt=Te.b;Pe?(y[0]=He,y[1]=tt,y[2]=mt,y[3]=De,O.clearBufferuiv(O.COLOR,0,y)):(R[0]=He,R[1]=tt,R[2]=mt,R[3]=De,O.clearBufferiv(O.COLOR,0,R))}else q|=O.COLOR_BUFFER_BIT}B&&(q|=O.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(q|=O.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),q!==0&&O.clear(q)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),k=E},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),F.dispose(),xe.dispose(),te.dispose(),Ke.dispose(),Ge.dispose(),C.dispose(),ue.dispose(),$.dispose(),Se.dispose(),We.dispose(),ae.dispose(),le.dispose(),le.removeEventListener("sessionstart",fc),le.removeEventListener("sessionend",As),Qs.stop()};function Be(E){E.preventDefault(),Bu("WebGLRenderer: Context Lost."),D=!0}function et(){Bu("WebGLRenderer: Context Restored."),D=!1;const E=Vt.autoReset,B=pe.enabled,j=pe.autoUpdate,q=pe.needsUpdate,Y=pe.type;Qe(),Vt.autoReset=E,pe.enabled=B,pe.autoUpdate=j,pe.needsUpdate=q,pe.type=Y}function Re(E){Rt("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ct(E){const B=E.target;B.removeEventListener("dispose",ct),Jt(B)}function Jt(E){xi(E),Ge.remove(E)}function xi(E){const B=Ge.get(E).programs;B!==void 0&&(B.forEach(function(j){ae.releaseProgram(j)}),E.isShaderMaterial&&ae.releaseShaderCache(E))}this.renderBufferDirect=function(E,B,j,q,Y,Ee){B===null&&(B=In);const Pe=Y.isMesh&&Y.matrixWorld.determinantAffine()<0,Te=Ko(E,B,j,q,Y);be.setMaterial(q,Pe);let De=j.index,He=1;if(q.wireframe===!0){if(De=$.getWireframeAttribute(j),De===void 0)return;He=2}const tt=j.drawRange,mt=j.attributes.position;let ze=tt.start*He,gt=(tt.start+tt.count)*He;Ee!==null&&(ze=Math.max(ze,Ee.start*He),gt=Math.min(gt,(Ee.start+Ee.count)*He)),De!==null?(ze=Math.max(ze,0),gt=Math.min(gt,De.count)):mt!=null&&(ze=Math.max(ze,0),gt=Math.min(gt,mt.count));const ln=gt-ze;if(ln<0||ln===1/0)return;Se.setup(Y,q,Te,j,De);let Ut,Ft=ne;if(De!==null&&(Ut=M.get(De),Ft=we,Ft.setIndex(Ut)),Y.isMesh)q.wireframe===!0?(be.setLineWidth(q.wireframeLinewidth*Tn()),Ft.setMode(O.LINES)):Ft.setMode(O.TRIANGLES);else if(Y.isLine){let Un=q.linewidth;Un===void 0&&(Un=1),be.setLineWidth(Un*Tn()),Y.isLineSegments?Ft.setMode(O.LINES):Y.isLineLoop?Ft.setMode(O.LINE_LOOP):Ft.setMode(O.LINE_STRIP)}else Y.isPoints?Ft.setMode(O.POINTS):Y.isSprite&&Ft.setMode(O.TRIANGLES);if(Y.isBatchedMesh)if(Ze.get("WEBGL_multi_draw"))Ft.renderMultiDraw(Y._multiDrawStarts,Y._multiDrawCounts,Y._multiDrawCount);else{const Un=Y._multiDrawStarts,Oe=Y._multiDrawCounts,An=Y._multiDrawCount,yt=De?M.get(De).bytesPerElement:1,tr=Ge.get(q).currentProgram.getUniforms();for(let Rn=0;Rn<An;Rn++)tr.setValue(O,"_gl_DrawID",Rn),Ft.render(Un[Rn]/yt,Oe[Rn])}else if(Y.isInstancedMesh)Ft.renderInstances(ze,ln,Y.count);else if(j.isInstancedBufferGeometry){const Un=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Oe=Math.min(j.instanceCount,Un);Ft.renderInstances(ze,ln,Oe)}else Ft.render(ze,ln)};function $o(E,B,j,q){k!==null&&E.isNodeMaterial&&k.setObject(q,E),Yt===!0&&ie.setState(E,j,!1),E.transparent===!0&&E.side===qi&&E.forceSinglePass===!1?(E.side=Ni,E.needsUpdate=!0,Rs(E,B,q),E.side=Aa,E.needsUpdate=!0,Rs(E,B,q),E.side=qi):Rs(E,B,q)}this.compile=function(E,B,j=null){j===null&&(j=E),k!==null&&k.renderStart(E,B,j),A=te.get(j),A.init(B),T.push(A),j.traverseVisible(function(Y){Y.isLight&&Y.layers.test(B.layers)&&(A.pushLight(Y),Y.castShadow&&A.pushShadow(Y))}),E!==j&&E.traverseVisible(function(Y){Y.isLight&&Y.layers.test(B.layers)&&(A.pushLight(Y),Y.castShadow&&A.pushShadow(Y))}),A.setupLights(),k!==null&&k.updateLights(A.state.lightsArray),En=this.localClippingEnabled,Yt=ie.init(this.clippingPlanes,En),Yt===!0&&ie.setGlobalState(this.clippingPlanes,B),k!==null&&pe.render(A.state.shadowsArray,j,B);const q=new Set;return E.traverse(function(Y){if(!(Y.isMesh||Y.isPoints||Y.isLine||Y.isSprite))return;const Ee=Y.material;if(Ee)if(Array.isArray(Ee))for(let Pe=0;Pe<Ee.length;Pe++){const Te=Ee[Pe];$o(Te,j,B,Y),q.add(Te)}else $o(Ee,j,B,Y),q.add(Ee)}),A=T.pop(),k!==null&&k.renderEnd(),q},this.compileAsync=function(E,B,j=null){const q=this.compile(E,B,j);return new Promise(Y=>{function Ee(){if(q.forEach(function(Pe){const De=Ge.get(Pe).currentProgram;(De===void 0||De.isReady())&&q.delete(Pe)}),q.size===0){Y(E);return}setTimeout(Ee,10)}Ze.get("KHR_parallel_shader_compile")!==null?Ee():setTimeout(Ee,10)})};let Ba=null;function Ah(E){Ba&&Ba(E)}function fc(){Qs.stop()}function As(){Qs.start()}const Qs=new Vx;Qs.setAnimationLoop(Ah),typeof self<"u"&&Qs.setContext(self),this.setAnimationLoop=function(E){Ba=E,le.setAnimationLoop(E),E===null?Qs.stop():Qs.start()},le.addEventListener("sessionstart",fc),le.addEventListener("sessionend",As),this.render=function(E,B){if(B!==void 0&&B.isCamera!==!0){Rt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;k!==null&&k.renderStart(E,B);const j=le.enabled===!0&&le.isPresenting===!0,q=z!==null&&(ce===null||j)&&z.begin(I,ce);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),B.parent===null&&B.matrixWorldAutoUpdate===!0&&B.updateMatrixWorld(),le.enabled===!0&&le.isPresenting===!0&&(z===null||z.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(B),B=le.getCamera()),E.isScene===!0&&E.onBeforeRender(I,E,B,ce),A=te.get(E,T.length),A.init(B),A.state.textureUnits=Ke.getTextureUnits(),T.push(A),Bt.multiplyMatrices(B.projectionMatrix,B.matrixWorldInverse),B.isArrayCamera?sn.setFromArrayCamera(B):it.setFromProjectionMatrix(Bt,bs,B.reversedDepth),En=this.localClippingEnabled,Yt=ie.init(this.clippingPlanes,En),L=xe.get(E,v.length),L.init(),v.push(L),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){const Pe=I.xr.getDepthSensingMesh();Pe!==null&&er(Pe,B,-1/0,I.sortObjects)}er(E,B,0,I.sortObjects),L.finish(),k!==null&&k.updateLights(A.state.lightsArray),I.sortObjects===!0&&L.sort(Xe,rt),un=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===!1,un&&F.addToRenderList(L,E),this.info.autoReset===!0&&this.info.reset(),Yt===!0&&ie.beginShadows();const Y=A.state.shadowsArray;if(pe.render(Y,E,B),Yt===!0&&ie.endShadows(),(q&&z.hasRenderPass())===!1){const Pe=L.opaque,Te=L.transmissive;if(A.setupLights(),B.isArrayCamera){const De=B.cameras;if(Te.length>0)for(let He=0,tt=De.length;He<tt;He++){const mt=De[He];hs(Pe,Te,E,mt)}un&&F.render(E);for(let He=0,tt=De.length;He<tt;He++){const mt=De[He];qo(L,E,mt,mt.viewport)}}else Te.length>0&&hs(Pe,Te,E,B),un&&F.render(E),qo(L,E,B)}ce!==null&&G===0&&(Ke.updateMultisampleRenderTarget(ce),Ke.updateRenderTargetMipmap(ce)),q&&z.end(I),E.isScene===!0&&E.onAfterRender(I,E,B),Se.resetDefaultState(),J=-1,Q=null,T.pop(),T.length>0?(A=T[T.length-1],Ke.setTextureUnits(A.state.textureUnits),Yt===!0&&ie.setGlobalState(I.clippingPlanes,A.state.camera)):A=null,v.pop(),v.length>0?L=v[v.length-1]:L=null,k!==null&&k.renderEnd()};function er(E,B,j,q){if(E.visible===!1)return;if(E.layers.test(B.layers)){if(E.isGroup)j=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(B);else if(E.isLight)A.pushLight(E),E.castShadow&&A.pushShadow(E);else if(E.isSprite){const Pe=B.isArrayCamera?sn:it;if(!E.frustumCulled||E.intersectsFrustum(Pe)){q&&Tt.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Bt);const Te=ue.update(E),De=E.material;De.visible&&L.push(E,Te,De,j,Tt.z,null,B)}}else if(E.isMesh||E.isLine||E.isPoints){const Pe=B.isArrayCamera?sn:it;if(!E.frustumCulled||E.intersectsFrustum(Pe)){const Te=ue.update(E),De=E.material;if(q&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),Tt.copy(E.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),Tt.copy(Te.boundingSphere.center)),Tt.applyMatrix4(E.matrixWorld).applyMatrix4(Bt)),Array.isArray(De)){const He=Te.groups;for(let tt=0,mt=He.length;tt<mt;tt++){const ze=He[tt],gt=De[ze.materialIndex];gt&&gt.visible&&L.push(E,Te,gt,j,Tt.z,ze,B)}}else De.visible&&L.push(E,Te,De,j,Tt.z,null,B)}}}const Ee=E.children;for(let Pe=0,Te=Ee.length;Pe<Te;Pe++)er(Ee[Pe],B,j,q)}function qo(E,B,j,q){const{opaque:Y,transmissive:Ee,transparent:Pe}=E;A.setupLightsView(j),Yt===!0&&ie.setGlobalState(I.clippingPlanes,j),q&&be.viewport(se.copy(q)),Y.length>0&&hn(Y,B,j),Ee.length>0&&hn(Ee,B,j),Pe.length>0&&hn(Pe,B,j),be.buffers.depth.setTest(!0),be.buffers.depth.setMask(!0),be.buffers.color.setMask(!0),be.setPolygonOffset(!1)}function hs(E,B,j,q){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[q.id]===void 0){const ze=Ze.has("EXT_color_buffer_half_float")||Ze.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[q.id]=new Gs(1,1,{generateMipmaps:!0,type:ze?Ys:Yi,minFilter:Gr,samples:Math.max(4,at.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Et.workingColorSpace})}const Ee=A.state.transmissionRenderTarget[q.id],Pe=q.viewport||se;Ee.setSize(Pe.z*I.transmissionResolutionScale,Pe.w*I.transmissionResolutionScale);const Te=I.getRenderTarget(),De=I.getActiveCubeFace(),He=I.getActiveMipmapLevel();I.setRenderTarget(Ee),I.getClearColor(ee),me=I.getClearAlpha(),me<1&&I.setClearColor(16777215,.5),I.clear(),un&&F.render(j);const tt=I.toneMapping;I.toneMapping=gr;const mt=q.viewport;if(q.viewport!==void 0&&(q.viewport=void 0),A.setupLightsView(q),Yt===!0&&ie.setGlobalState(I.clippingPlanes,q),hn(E,j,q),Ke.updateMultisampleRenderTarget(Ee),Ke.updateRenderTargetMipmap(Ee),Ze.has("WEBGL_multisampled_render_to_texture")===!1){let ze=!1;for(let gt=0,ln=B.length;gt<ln;gt++){const Ut=B[gt],{object:Ft,geometry:Un,material:Oe,group:An}=Ut;if(Oe.side===qi&&Ft.layers.test(q.layers)){const yt=Oe.side;Oe.side=Ni,Oe.needsUpdate=!0,vn(Ft,j,q,Un,Oe,An),Oe.side=yt,Oe.needsUpdate=!0,ze=!0}}ze===!0&&(Ke.updateMultisampleRenderTarget(Ee),Ke.updateRenderTargetMipmap(Ee))}I.setRenderTarget(Te,De,He),I.setClearColor(ee,me),mt!==void 0&&(q.viewport=mt),I.toneMapping=tt}function hn(E,B,j){const q=B.isScene===!0?B.overrideMaterial:null;for(let Y=0,Ee=E.length;Y<Ee;Y++){const Pe=E[Y],{object:Te,geometry:De,group:He}=Pe;let tt=Pe.material;tt.allowOverride===!0&&q!==null&&(tt=q),Te.layers.test(j.layers)&&vn(Te,B,j,De,tt,He)}}function vn(E,B,j,q,Y,Ee){k!==null&&Y.isNodeMaterial&&k.setObject(E,Y),E.onBeforeRender(I,B,j,q,Y,Ee),E.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Y.onBeforeRender(I,B,j,q,E,Ee),Y.transparent===!0&&Y.side===qi&&Y.forceSinglePass===!1?(Y.side=Ni,Y.needsUpdate=!0,I.renderBufferDirect(j,B,q,Y,E,Ee),Y.side=Aa,Y.needsUpdate=!0,I.renderBufferDirect(j,B,q,Y,E,Ee),Y.side=qi):I.renderBufferDirect(j,B,q,Y,E,Ee),E.onAfterRender(I,B,j,q,Y,Ee)}function xn(E){let B=0;for(const j of E)j.texture!==null&&B++;return B}function Rs(E,B,j){B.isScene!==!0&&(B=In);const q=Ge.get(E),Y=A.state.lights,Ee=A.state.shadowsArray,Pe=Y.state.version,Te=ae.getParameters(E,Y.state,Ee,B,j,A.state.lightProbeGridArray),De=ae.getProgramCacheKey(Te);let He=q.programs;q.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?B.environment:null,q.fog=B.fog;const tt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;q.envMap=C.get(E.envMap||q.environment,tt),q.envMapRotation=q.environment!==null&&E.envMap===null?B.environmentRotation:E.envMapRotation,He===void 0&&(E.addEventListener("dispose",ct),He=new Map,q.programs=He,q.programVariants=new Map);let mt=He.get(De);if(mt!==void 0){if(q.currentProgram===mt&&q.lightsStateVersion===Pe)return Yo(E,Te),mt}else Te.uniforms=ae.getUniforms(E),k!==null&&E.isNodeMaterial&&k.build(E,j,Te),E.onBeforeCompile(Te,I),mt=ae.acquireProgram(Te,De),He.set(De,mt),q.uniforms=Te.uniforms;const ze=q.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(ze.clippingPlanes=ie.uniform),Yo(E,Te),q.needsLights=wr(E),q.lightsStateVersion=Pe,q.needsLights&&(ze.ambientLightColor.value=Y.state.ambient,ze.lightProbe.value=Y.state.probe,ze.sunLights.value=Y.state.sun,ze.sunLightShadows.value=Y.state.sunShadow,ze.directionalLights.value=Y.state.directional,ze.directionalLightShadows.value=Y.state.directionalShadow,ze.spotLights.value=Y.state.spot,ze.spotLightShadows.value=Y.state.spotShadow,ze.rectAreaLights.value=Y.state.rectArea,ze.ltc_1.value=Y.state.rectAreaLTC1,ze.ltc_2.value=Y.state.rectAreaLTC2,ze.pointLights.value=Y.state.point,ze.pointLightShadows.value=Y.state.pointShadow,ze.hemisphereLights.value=Y.state.hemi,ze.sunShadowMatrix.value=Y.state.sunShadowMatrix,ze.sunShadowCascade.value=Y.state.sunShadowCascade,ze.directionalShadowMatrix.value=Y.state.directionalShadowMatrix,ze.spotLightMatrix.value=Y.state.spotLightMatrix,ze.spotLightMap.value=Y.state.spotLightMap,ze.pointShadowMatrix.value=Y.state.pointShadowMatrix),q.numLightProbeGrids=xn(A.state.lightProbeGridArray),q.currentProgram=mt,q.uniformsList=null,mt}function ki(E,B,j,q,Y){const Ee=Ge.get(E),Pe=Ee.currentProgram.id+","+q+","+Y;let Te=Ee.programVariants.get(Pe);return Te===void 0?(Te=Rs(E,B,j),Ee.programVariants.set(Pe,Te)):(Ee.currentProgram=Te,Ee.uniformsList=null,Ee.outputColorSpace=q,Ee.toneMapping=Y),Te}function br(E){if(E.uniformsList===null){const B=E.currentProgram.getUniforms();E.uniformsList=yu.seqWithValue(B.seq,E.uniforms)}return E.uniformsList}function Yo(E,B){const j=Ge.get(E);j.outputColorSpace=B.outputColorSpace,j.batching=B.batching,j.batchingColor=B.batchingColor,j.instancing=B.instancing,j.instancingColor=B.instancingColor,j.instancingMorph=B.instancingMorph,j.skinning=B.skinning,j.morphTargets=B.morphTargets,j.morphNormals=B.morphNormals,j.morphColors=B.morphColors,j.morphTargetsCount=B.morphTargetsCount,j.numClippingPlanes=B.numClippingPlanes,j.numIntersection=B.numClipIntersection,j.vertexAlphas=B.vertexAlphas,j.vertexTangents=B.vertexTangents,j.toneMapping=B.toneMapping}function Ko(E,B,j,q,Y){B.isScene!==!0&&(B=In),Ke.resetTextureUnits();const Ee=B.fog,Pe=q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial?B.environment:null,Te=ce===null?I.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:Et.workingColorSpace,De=q.isMeshStandardMaterial||q.isMeshLambertMaterial&&!q.envMap||q.isMeshPhongMaterial&&!q.envMap,He=C.get(q.envMap||Pe,De),tt=q.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,mt=!!j.attributes.tangent&&(!!q.normalMap||q.anisotropy>0),ze=!!j.morphAttributes.position,gt=!!j.morphAttributes.normal,ln=!!j.morphAttributes.color;let Ut=gr;q.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(Ut=I.toneMapping);const Ft=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,Un=Ft!==void 0?Ft.length:0,Oe=Ge.get(q),An=A.state.lights;if(Yt===!0&&(En===!0||E!==Q)){const Ot=E===Q&&q.id===J;ie.setState(q,E,Ot)}let yt=!1,tr=!1;q.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==An.state.version||Y.isBatchedMesh&&Oe.batching===!1||!Y.isBatchedMesh&&Oe.batching===!0||Y.isBatchedMesh&&Oe.batchingColor===!0&&Y._colorsTexture===null||Y.isBatchedMesh&&Oe.batchingColor===!1&&Y._colorsTexture!==null||Y.isInstancedMesh&&Oe.instancing===!1||!Y.isInstancedMesh&&Oe.instancing===!0||Y.isSkinnedMesh&&Oe.skinning===!1||!Y.isSkinnedMesh&&Oe.skinning===!0||Y.isInstancedMesh&&Oe.instancingColor===!0&&Y.instanceColor===null||Y.isInstancedMesh&&Oe.instancingColor===!1&&Y.instanceColor!==null||Y.isInstancedMesh&&Oe.instancingMorph===!0&&Y.morphTexture===null||Y.isInstancedMesh&&Oe.instancingMorph===!1&&Y.morphTexture!==null||Oe.envMap!==He||q.fog===!0&&Oe.fog!==Ee||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==ie.numPlanes||Oe.numIntersection!==ie.numIntersection)||Oe.vertexAlphas!==tt||Oe.vertexTangents!==mt||Oe.morphTargets!==ze||Oe.morphNormals!==gt||Oe.morphColors!==ln||Oe.morphTargetsCount!==Un||Oe.numLightProbeGrids!==xn(A.state.lightProbeGridArray)?yt=!0:(Oe.outputColorSpace!==Te||Oe.toneMapping!==Ut)&&(tr=!0):(yt=!0,Oe.__version=q.version);let Rn=Oe.currentProgram;(yt===!0||tr===!0)&&(Rn=tr===!0?ki(q,B,Y,Te,Ut):Rs(q,B,Y),k&&q.isNodeMaterial&&k.onUpdateProgram(q,Rn,Oe));let Ga=!1,Cs=!1,nr=!1;const dt=Rn.getUniforms(),dn=Oe.uniforms;if(be.useProgram(Rn.program)&&(Ga=!0,Cs=!0,nr=!0),q.id!==J&&(J=q.id,Cs=!0),Ga||Q!==E){be.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),dt.setValue(O,"projectionMatrix",E.projectionMatrix),dt.setValue(O,"viewMatrix",E.matrixWorldInverse);const Cn=dt.map.cameraPosition;Cn!==void 0&&Cn.setValue(O,$n.setFromMatrixPosition(E.matrixWorld)),at.logarithmicDepthBuffer&&dt.setValue(O,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(q.isMeshPhongMaterial||q.isMeshToonMaterial||q.isMeshLambertMaterial||q.isMeshBasicMaterial||q.isMeshStandardMaterial||q.isShaderMaterial)&&dt.setValue(O,"isOrthographic",E.isOrthographicCamera===!0),Q!==E&&(Q=E,Cs=!0,nr=!0)}if(Oe.needsLights&&(An.state.sunShadowMap.length>0&&dt.setValue(O,"sunShadowMap",An.state.sunShadowMap,Ke),An.state.directionalShadowMap.length>0&&dt.setValue(O,"directionalShadowMap",An.state.directionalShadowMap,Ke),An.state.spotShadowMap.length>0&&dt.setValue(O,"spotShadowMap",An.state.spotShadowMap,Ke),An.state.pointShadowMap.length>0&&dt.setValue(O,"pointShadowMap",An.state.pointShadowMap,Ke)),Y.isSkinnedMesh){dt.setOptional(O,Y,"bindMatrix"),dt.setOptional(O,Y,"bindMatrixInverse");const Ot=Y.skeleton;Ot&&(Ot.boneTexture===null&&Ot.computeBoneTexture(),dt.setValue(O,"boneTexture",Ot.boneTexture,Ke))}Y.isBatchedMesh&&(dt.setOptional(O,Y,"batchingTexture"),dt.setValue(O,"batchingTexture",Y._matricesTexture,Ke),dt.setOptional(O,Y,"batchingIdTexture"),dt.setValue(O,"batchingIdTexture",Y._indirectTexture,Ke),dt.setOptional(O,Y,"batchingColorTexture"),Y._colorsTexture!==null&&dt.setValue(O,"batchingColorTexture",Y._colorsTexture,Ke));const yi=j.morphAttributes;if((yi.position!==void 0||yi.normal!==void 0||yi.color!==void 0)&&re.update(Y,j,Rn),(Cs||Oe.receiveShadow!==Y.receiveShadow)&&(Oe.receiveShadow=Y.receiveShadow,dt.setValue(O,"receiveShadow",Y.receiveShadow)),(q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial)&&q.envMap===null&&B.environment!==null&&(dn.envMapIntensity.value=B.environmentIntensity),dn.dfgLUT!==void 0&&(dn.dfgLUT.value=BC()),Cs){if(dt.setValue(O,"toneMappingExposure",I.toneMappingExposure),Oe.needsLights&&za(dn,nr),Ee&&q.fog===!0&&_e.refreshFogUniforms(dn,Ee),_e.refreshMaterialUniforms(dn,q,Me,Ae,A.state.transmissionRenderTarget[E.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){const Ot=b;let Cn=0;for(const ui of A.state.lightProbeGridArray)ui.texture!==null&&(Ot.textures[Cn]=ui.texture,Ot.min[Cn]=ui.boundingBox.min,Ot.max[Cn]=ui.boundingBox.max,Ot.resolution[Cn]=ui.resolution,Cn++);for(const ui in Ot)Ot[ui].length=Cn;dn.probesSH.value=Ot.textures,dn.probesMin.value=Ot.min,dn.probesMax.value=Ot.max,dn.probesResolution.value=Ot.resolution}yu.upload(O,br(Oe),dn,Ke)}if(q.isShaderMaterial&&q.uniformsNeedUpdate===!0&&(yu.upload(O,br(Oe),dn,Ke),q.uniformsNeedUpdate=!1),q.isSpriteMaterial&&dt.setValue(O,"center",Y.center),dt.setValue(O,"modelViewMatrix",Y.modelViewMatrix),dt.setValue(O,"normalMatrix",Y.normalMatrix),dt.setValue(O,"modelMatrix",Y.matrixWorld),q.uniformsGroups!==void 0){const Ot=q.uniformsGroups;for(let Cn=0,ui=Ot.length;Cn<ui;Cn++){const pc=Ot[Cn];We.update(pc,Rn),We.bind(pc,Rn)}}return Rn}function za(E,B){E.ambientLightColor.needsUpdate=B,E.lightProbe.needsUpdate=B,E.sunLights.needsUpdate=B,E.sunLightShadows.needsUpdate=B,E.directionalLights.needsUpdate=B,E.directionalLightShadows.needsUpdate=B,E.pointLights.needsUpdate=B,E.pointLightShadows.needsUpdate=B,E.spotLights.needsUpdate=B,E.spotLightShadows.needsUpdate=B,E.rectAreaLights.needsUpdate=B,E.hemisphereLights.needsUpdate=B}function wr(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return Z},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(E,B,j){const q=Ge.get(E);q.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,q.__autoAllocateDepthBuffer===!1&&(q.__useRenderToTexture=!1),Ge.get(E.texture).__webglTexture=B,Ge.get(E.depthTexture).__webglTexture=q.__autoAllocateDepthBuffer?void 0:j,q.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,B){const j=Ge.get(E);j.__webglFramebuffer=B,j.__useDefaultFramebuffer=B===void 0},this.setRenderTarget=function(E,B=0,j=0){ce=E,Z=B,G=j;let q=null,Y=!1,Ee=!1;if(E){const Te=Ge.get(E);if(Te.__useDefaultFramebuffer!==void 0){be.bindFramebuffer(O.FRAMEBUFFER,Te.__webglFramebuffer),se.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest,be.viewport(se),be.scissor(de),be.setScissorTest(he),J=-1;return}else if(Te.__webglFramebuffer===void 0)Ke.setupRenderTarget(E);else if(Te.__hasExternalTextures)Ke.rebindTextures(E,Ge.get(E.texture).__webglTexture,Ge.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){const tt=E.depthTexture;if(Te.__boundDepthTexture!==tt){if(tt!==null&&Ge.has(tt)&&(E.width!==tt.image.width||E.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(E)}}const De=E.texture;(De.isData3DTexture||De.isDataArrayTexture||De.isCompressedArrayTexture)&&(Ee=!0);const He=Ge.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(He[B])?q=He[B][j]:q=He[B],Y=!0):E.samples>0&&Ke.useMultisampledRTT(E)===!1?q=Ge.get(E).__webglMultisampledFramebuffer:Array.isArray(He)?q=He[j]:q=He,se.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest}else se.copy(Ve).multiplyScalar(Me).floor(),de.copy(pt).multiplyScalar(Me).floor(),he=ht;if(j!==0&&(q=V),be.bindFramebuffer(O.FRAMEBUFFER,q)&&be.drawBuffers(E,q),be.viewport(se),be.scissor(de),be.setScissorTest(he),Y){const Te=Ge.get(E.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_CUBE_MAP_POSITIVE_X+B,Te.__webglTexture,j)}else if(Ee){const Te=B;for(let De=0;De<E.textures.length;De++){const He=Ge.get(E.textures[De]);O.framebufferTextureLayer(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0+De,He.__webglTexture,j,Te)}}else if(E!==null&&j!==0){const Te=Ge.get(E.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Te.__webglTexture,j)}J=-1};function Ha(E){const B=Ge.get(E);return(B.__readFormat!==E.format||B.__readType!==E.type)&&(B.__readFormat=E.format,B.__readType=E.type,B.__formatReadable=at.textureFormatReadable(E.format),B.__typeReadable=at.textureTypeReadable(E.type)),B}this.readRenderTargetPixels=function(E,B,j,q,Y,Ee,Pe,Te=0){if(!(E&&E.isWebGLRenderTarget)){Rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let De=Ge.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(De=De[Pe],Array.isArray(De)&&(De=De[0])),De){be.bindFramebuffer(O.FRAMEBUFFER,De);try{const He=E.textures[Te],tt=He.format,mt=He.type;E.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Te);const ze=Ha(He);if(ze.__formatReadable===!1){Rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ze.__typeReadable===!1){Rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}B>=0&&B<=E.width-q&&j>=0&&j<=E.height-Y&&O.readPixels(B,j,q,Y,ge.convert(tt),ge.convert(mt),Ee)}finally{const He=ce!==null?Ge.get(ce).__webglFramebuffer:null;be.bindFramebuffer(O.FRAMEBUFFER,He)}}},this.readRenderTargetPixelsAsync=async function(E,B,j,q,Y,Ee,Pe,Te=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let De=Ge.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(De=De[Pe],Array.isArray(De)&&(De=De[0])),De)if(B>=0&&B<=E.width-q&&j>=0&&j<=E.height-Y){be.bindFramebuffer(O.FRAMEBUFFER,De);const He=E.textures[Te],tt=He.format,mt=He.type;E.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Te);const ze=Ha(He);if(ze.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ze.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const gt=O.createBuffer();O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.bufferData(O.PIXEL_PACK_BUFFER,Ee.byteLength,O.STREAM_READ),O.readPixels(B,j,q,Y,ge.convert(tt),ge.convert(mt),0),O.bindBuffer(O.PIXEL_PACK_BUFFER,null);const ln=ce!==null?Ge.get(ce).__webglFramebuffer:null;be.bindFramebuffer(O.FRAMEBUFFER,ln);const Ut=O.fenceSync(O.SYNC_GPU_COMMANDS_COMPLETE,0);return O.flush(),await kw(O,Ut,4),O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.getBufferSubData(O.PIXEL_PACK_BUFFER,0,Ee),O.bindBuffer(O.PIXEL_PACK_BUFFER,null),O.deleteBuffer(gt),O.deleteSync(Ut),Ee}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,B=null,j=0){const q=Math.pow(2,-j),Y=Math.floor(E.image.width*q),Ee=Math.floor(E.image.height*q),Pe=B!==null?B.x:0,Te=B!==null?B.y:0;Ke.setTexture2D(E,0),O.copyTexSubImage2D(O.TEXTURE_2D,j,0,0,Pe,Te,Y,Ee),be.unbindTexture()},this.copyTextureToTexture=function(E,B,j=null,q=null,Y=0,Ee=0){let Pe,Te,De,He,tt,mt,ze,gt,ln;const Ut=E.isCompressedTexture?E.mipmaps[Ee]:E.image;if(j!==null)Pe=j.max.x-j.min.x,Te=j.max.y-j.min.y,De=j.isBox3?j.max.z-j.min.z:1,He=j.min.x,tt=j.min.y,mt=j.isBox3?j.min.z:0;else{const dt=Math.pow(2,-Y);Pe=Math.floor(Ut.width*dt),Te=Math.floor(Ut.height*dt),E.isDataArrayTexture?De=Ut.depth:E.isData3DTexture?De=Math.floor(Ut.depth*dt):De=1,He=0,tt=0,mt=0}q!==null?(ze=q.x,gt=q.y,ln=q.z):(ze=0,gt=0,ln=0);const Ft=ge.convert(B.format),Un=ge.convert(B.type);let Oe;B.isData3DTexture?(Ke.setTexture3D(B,0),Oe=O.TEXTURE_3D):B.isDataArrayTexture||B.isCompressedArrayTexture?(Ke.setTexture2DArray(B,0),Oe=O.TEXTURE_2D_ARRAY):(Ke.setTexture2D(B,0),Oe=O.TEXTURE_2D),be.activeTexture(O.TEXTURE0),be.pixelStorei(O.UNPACK_FLIP_Y_WEBGL,B.flipY),be.pixelStorei(O.UNPACK_PREMULTIPLY_ALPHA_WEBGL,B.premultiplyAlpha),be.pixelStorei(O.UNPACK_ALIGNMENT,B.unpackAlignment);const An=be.getParameter(O.UNPACK_ROW_LENGTH),yt=be.getParameter(O.UNPACK_IMAGE_HEIGHT),tr=be.getParameter(O.UNPACK_SKIP_PIXELS),Rn=be.getParameter(O.UNPACK_SKIP_ROWS),Ga=be.getParameter(O.UNPACK_SKIP_IMAGES);be.pixelStorei(O.UNPACK_ROW_LENGTH,Ut.width),be.pixelStorei(O.UNPACK_IMAGE_HEIGHT,Ut.height),be.pixelStorei(O.UNPACK_SKIP_PIXELS,He),be.pixelStorei(O.UNPACK_SKIP_ROWS,tt),be.pixelStorei(O.UNPACK_SKIP_IMAGES,mt);const Cs=E.isDataArrayTexture||E.isData3DTexture,nr=B.isDataArrayTexture||B.isData3DTexture;if(E.isDepthTexture){const dt=Ge.get(E),dn=Ge.get(B),yi=Ge.get(dt.__renderTarget),Ot=Ge.get(dn.__renderTarget);be.bindFramebuffer(O.READ_FRAMEBUFFER,yi.__webglFramebuffer),be.bindFramebuffer(O.DRAW_FRAMEBUFFER,Ot.__webglFramebuffer);for(let Cn=0;Cn<De;Cn++)Cs&&(O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,Ge.get(E).__webglTexture,Y,mt+Cn),O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,Ge.get(B).__webglTexture,Ee,ln+Cn)),O.blitFramebuffer(He,tt,He+Pe,tt+Te,ze,gt,ze+Pe,gt+Te,O.DEPTH_BUFFER_BIT,O.NEAREST);be.bindFramebuffer(O.READ_FRAMEBUFFER,null),be.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else if(Y!==0||E.isRenderTargetTexture||Ge.has(E)){const dt=Ge.get(E),dn=Ge.get(B);be.bindFramebuffer(O.READ_FRAMEBUFFER,U),be.bindFramebuffer(O.DRAW_FRAMEBUFFER,W);for(let yi=0;yi<De;yi++)Cs?O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,dt.__webglTexture,Y,mt+yi):O.framebufferTexture2D(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,dt.__webglTexture,Y),nr?O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,dn.__webglTexture,Ee,ln+yi):O.framebufferTexture2D(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,dn.__webglTexture,Ee),Y!==0?O.blitFramebuffer(He,tt,He+Pe,tt+Te,ze,gt,ze+Pe,gt+Te,O.COLOR_BUFFER_BIT,O.NEAREST):nr?O.copyTexSubImage3D(Oe,Ee,ze,gt,ln+yi,He,tt,Pe,Te):O.copyTexSubImage2D(Oe,Ee,ze,gt,He,tt,Pe,Te);be.bindFramebuffer(O.READ_FRAMEBUFFER,null),be.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else nr?E.isDataTexture||E.isData3DTexture?O.texSubImage3D(Oe,Ee,ze,gt,ln,Pe,Te,De,Ft,Un,Ut.data):B.isCompressedArrayTexture?O.compressedTexSubImage3D(Oe,Ee,ze,gt,ln,Pe,Te,De,Ft,Ut.data):O.texSubImage3D(Oe,Ee,ze,gt,ln,Pe,Te,De,Ft,Un,Ut):E.isDataTexture?O.texSubImage2D(O.TEXTURE_2D,Ee,ze,gt,Pe,Te,Ft,Un,Ut.data):E.isCompressedTexture?O.compressedTexSubImage2D(O.TEXTURE_2D,Ee,ze,gt,Ut.width,Ut.height,Ft,Ut.data):O.texSubImage2D(O.TEXTURE_2D,Ee,ze,gt,Pe,Te,Ft,Un,Ut);be.pixelStorei(O.UNPACK_ROW_LENGTH,An),be.pixelStorei(O.UNPACK_IMAGE_HEIGHT,yt),be.pixelStorei(O.UNPACK_SKIP_PIXELS,tr),be.pixelStorei(O.UNPACK_SKIP_ROWS,Rn),be.pixelStorei(O.UNPACK_SKIP_IMAGES,Ga),Ee===0&&B.generateMipmaps===!0&&B.mipmapsAutoUpdate===!0&&O.generateMipmap(Oe),be.unbindTexture()},this.initRenderTarget=function(E){Ge.get(E).__webglFramebuffer===void 0&&Ke.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Ke.setTextureCube(E,0):E.isData3DTexture?Ke.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Ke.setTexture2DArray(E,0):Ke.setTexture2D(E,0),be.unbindTexture()},this.resetState=function(){Z=0,G=0,ce=null,be.reset(),Se.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return bs}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;const t=this.getContext();t.drawingBufferColorSpace=Et._getDrawingBufferColorSpace(e),t.unpackColorSpace=Et._getUnpackColorSpace()}}function nm(n,e){let[t,i]=[0,n.length-1];for(;t<i;){const s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}const T_=(n,e)=>[n[4*e],n[4*e+1],n[4*e+2],n[4*e+3]];function HC(n,e,t){let i=n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3]*e[3];const s=i<0?-1:1;i=Math.min(1,i*s);const r=Math.acos(i),a=Math.sin(r),[o,l]=a>1e-6?[Math.sin((1-t)*r)/a,Math.sin(t*r)/a]:[1-t,t],c=n.map((d,f)=>o*d+l*s*e[f]),h=Math.hypot(...c)||1;return c.map(d=>d/h)}function ey(n,e){const t=nm(n.times,e),i=Math.min(t+1,n.times.length-1),s=n.times[i]-n.times[t],r=s>0?Math.min(1,Math.max(0,(e-n.times[t])/s)):0;return{place:[0,1,2].map(o=>GC(n,t,i,o,r,s)),attitude:HC(T_(n.attitudes,t),T_(n.attitudes,i),r)}}function GC(n,e,t,i,s,r){const[a,o]=[n.places[3*e+i],n.places[3*t+i]];if(!n.velocities)return a+s*(o-a);const[l,c]=[n.velocities[3*e+i]*r,n.velocities[3*t+i]*r],h=1-s;return h*h*(1+2*s)*a+s*h*h*l+s*s*(3-2*s)*o-s*s*h*c}function VC(n,e,t,i,s){const[r,a,o]=[e[3*t],e[3*t+1],e[3*t+2]],l=n[3]*r+n[7]*a+n[11]*o+n[15];return l<=0?{x:0,y:0,depth:0,visible:!1}:{x:(.5+.5*((n[0]*r+n[4]*a+n[8]*o+n[12])/l))*i,y:(.5-.5*((n[1]*r+n[5]*a+n[9]*o+n[13])/l))*s,depth:l,visible:!0}}function ty(n,e,t,i){const[s,r]=[i.x-t.x,i.y-t.y],a=s*s+r*r,o=a>0?Math.min(1,Math.max(0,((n-t.x)*s+(e-t.y)*r)/a)):0,[l,c]=[t.x+o*s-n,t.y+o*r-e];return Math.sqrt(l*l+c*c)}function WC(n,e,t,i,s,r,a=8){let o=null;for(let l=0;l<Jr(n);++l){let c=null;for(let h=n.offsets[l];h<n.offsets[l+1];++h){const d=VC(e,n.positions,h,t,i);if(c&&c.visible&&d.visible){const f=ty(s,r,c,d),p=o!==null&&Math.abs(f-o.pixels)<1.5&&d.depth<o.depth;f<=a&&(o===null||f<o.pixels-1.5||p)&&(o={path:l,vertex:h,pixels:f,depth:d.depth})}c=d}}return o&&{path:o.path,vertex:o.vertex,pixels:o.pixels}}function XC(n,e,t,i){let[s,r]=[null,i];return n.forEach((a,o)=>a.forEach((l,c)=>{const h=c>0?a[c-1]:l,d=h&&l?ty(e,t,{x:h[0],y:h[1]},{x:l[0],y:l[1]}):1/0;d<=r&&([s,r]=[o,d])})),s}class Wf{constructor(e,t,i=!0){this.stage=e,this.colour=t,this.edges=i,this.group.visible=!1,e.scene.add(this.group)}group=new _a;setMesh(e){for(const t of[...this.group.children])t.geometry.dispose(),t.material.dispose(),this.group.remove(t);this.group.visible=e!==null&&e.triangles.length>0,this.group.visible&&this.addMesh(e),this.stage.invalidate()}addMesh(e){const t=new on;t.setAttribute("position",new nn(e.positions,3)),t.setIndex(new nn(e.triangles,1)),this.group.add(new Ii(t,new Bx({color:this.colour,flatShading:!0}))),this.edges&&this.group.add(new Jp(new AE(t,20),new lh({color:2826520})))}show(e){this.group.visible=e&&this.group.children.length>0,this.stage.invalidate()}pose({place:e,attitude:[t,i,s,r]}){this.group.position.set(...e),this.group.quaternion.set(i,s,r,t),this.stage.invalidate()}}const $C=5,A_=12;class qC{constructor(e,t){this.stage=e,this.ground=t;const i=e.renderer.domElement;i.addEventListener("pointerdown",s=>this.pressed(s),{capture:!0}),i.addEventListener("pointermove",s=>this.moved(s)),i.addEventListener("pointerup",s=>this.released(s)),i.addEventListener("dblclick",()=>this.finish()),i.addEventListener("pointerleave",()=>this.onHover?.(null))}points=[];settings=null;corners=[];middles=[];dragged=null;down=null;lastAdded=-1/0;actions=null;onClick=null;onHover=null;get active(){return this.settings!==null}begin(e){this.settings=e,this.points=[],this.stage.renderer.domElement.classList.add("drawing"),e.changed([])}stop(){this.settings=null,this.stage.renderer.domElement.classList.remove("drawing")}setHandles(e,t){this.corners=e,this.middles=t}key(e){if(!this.settings)return!1;if(e==="Enter")this.finish();else if(e==="Backspace")this.settings.changed(this.points=this.points.slice(0,-1));else if(e==="Escape"){const{cancelled:t}=this.settings;this.stop(),t()}else return!1;return!0}finish(){const e=this.settings;if(!e||this.points.length<e.least)return;const t=this.points;this.stop(),e.done(t)}pressed(e){e.button===0&&(this.down=[e.clientX,e.clientY],this.dragged=this.settings?null:this.grasp(e),this.dragged&&(this.stage.controls.enabled=!1,this.stage.renderer.domElement.setPointerCapture(e.pointerId)))}grasp(e){const t=this.nearest(this.corners,e);if(t>=0)return this.actions?.choose(t),{corner:t,follows:!1,under:!0};const i=this.nearest(this.middles.map(r=>r.at),e),s=i<0?null:this.actions?.add(this.middles[i].after)??null;return s===null?null:{corner:s,follows:!0,under:!0}}away(e,t){const i=this.stage.toScreen(new H(...e)),s=this.stage.renderer.domElement.getBoundingClientRect();return i===null?1/0:Math.hypot(i[0]-(t.clientX-s.left),i[1]-(t.clientY-s.top))}nearest(e,t){const i=e.map(r=>this.away(r,t)),s=Math.min(...i);return s<A_?i.indexOf(s):-1}near(e,t){return this.away(e,t)<A_}isClick(e){return this.down!==null&&Math.hypot(e.clientX-this.down[0],e.clientY-this.down[1])<$C}moved(e){const t=this.onHover||this.dragged?this.ground(e.clientX,e.clientY):null;(e.buttons===0||this.dragged)&&this.onHover?.(t),e.buttons===0&&this.showGrip(e),this.dragged&&t&&!(this.dragged.under&&this.isClick(e))&&this.drag(t)}showGrip(e){const t=!this.settings&&(this.nearest(this.corners,e)>=0||this.nearest(this.middles.map(i=>i.at),e)>=0);this.stage.renderer.domElement.classList.toggle("on-corner",t)}drag(e){const t=this.dragged;this.actions?.move(t.corner,e,t.follows),this.dragged={...t,follows:!0,under:!1}}released(e){const t=this.isClick(e);if(this.down=null,this.dragged)return this.drop(e);!t||e.button!==0||(this.settings?this.addPoint(e):this.onClick?.(e.clientX,e.clientY))}drop(e){const t=this.ground(e.clientX,e.clientY);t&&!this.dragged.under&&this.drag(t),this.dragged=null,this.stage.controls.enabled=!0,this.actions?.dropped()}addPoint(e){const t=this.ground(e.clientX,e.clientY),i=this.points[this.points.length-1],s=e.timeStamp-this.lastAdded<450;!t||!this.settings||i&&s&&this.near(i,e)||(this.lastAdded=e.timeStamp,this.points=[...this.points,t],this.settings.changed(this.points),this.points.length>=this.settings.most&&this.finish())}}const R_=new Ks,eu=new H;class ny extends kE{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";const e=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],t=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],i=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(i),this.setAttribute("position",new wn(e,3)),this.setAttribute("uv",new wn(t,2))}applyMatrix4(e){const t=this.attributes.instanceStart,i=this.attributes.instanceEnd;return t!==void 0&&(t.applyMatrix4(e),i.applyMatrix4(e),t.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));const i=new Hf(t,6,1);return this.setAttribute("instanceStart",new Wr(i,3,0)),this.setAttribute("instanceEnd",new Wr(i,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));const i=new Hf(t,6,1);return this.setAttribute("instanceColorStart",new Wr(i,3,0)),this.setAttribute("instanceColorEnd",new Wr(i,3,3)),this}fromWireframeGeometry(e){return this.setPositions(e.attributes.position.array),this}fromEdgesGeometry(e){return this.setPositions(e.attributes.position.array),this}fromMesh(e){return this.fromWireframeGeometry(new RE(e.geometry)),this}fromLineSegments(e){const t=e.geometry;return this.setPositions(t.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Ks);const e=this.attributes.instanceStart,t=this.attributes.instanceEnd;e!==void 0&&t!==void 0&&(this.boundingBox.setFromBufferAttribute(e),R_.setFromBufferAttribute(t),this.boundingBox.union(R_))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Fa),this.boundingBox===null&&this.computeBoundingBox();const e=this.attributes.instanceStart,t=this.attributes.instanceEnd;if(e!==void 0&&t!==void 0){const i=this.boundingSphere.center;this.boundingBox.getCenter(i);let s=0;for(let r=0,a=e.count;r<a;r++)eu.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(eu)),eu.fromBufferAttribute(t,r),s=Math.max(s,i.distanceToSquared(eu));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}}class iy extends ny{constructor(){super(),this.isLineGeometry=!0,this.type="LineGeometry"}setPositions(e){const t=e.length-3,i=new Float32Array(2*t);for(let s=0;s<t;s+=3)i[2*s]=e[s],i[2*s+1]=e[s+1],i[2*s+2]=e[s+2],i[2*s+3]=e[s+3],i[2*s+4]=e[s+4],i[2*s+5]=e[s+5];return super.setPositions(i),this}setColors(e){const t=e.length-3,i=new Float32Array(2*t);for(let s=0;s<t;s+=3)i[2*s]=e[s],i[2*s+1]=e[s+1],i[2*s+2]=e[s+2],i[2*s+3]=e[s+3],i[2*s+4]=e[s+4],i[2*s+5]=e[s+5];return super.setColors(i),this}setFromPoints(e){const t=e.length-1,i=new Float32Array(6*t);for(let s=0;s<t;s++)i[6*s]=e[s].x,i[6*s+1]=e[s].y,i[6*s+2]=e[s].z||0,i[6*s+3]=e[s+1].x,i[6*s+4]=e[s+1].y,i[6*s+5]=e[s+1].z||0;return super.setPositions(i),this}fromLine(e){const t=e.geometry;return this.setPositions(t.attributes.position.array),this}}Le.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new nt},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};Di.line={uniforms:em.merge([Le.common,Le.fog,Le.line]),vertexShader:`
		#include <common>
		#include <color_pars_vertex>
		#include <fog_pars_vertex>
		#include <logdepthbuf_pars_vertex>
		#include <clipping_planes_pars_vertex>

		uniform float linewidth;
		uniform vec2 resolution;

		attribute vec3 instanceStart;
		attribute vec3 instanceEnd;

		attribute vec3 instanceColorStart;
		attribute vec3 instanceColorEnd;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#ifdef USE_DASH

			uniform float dashScale;
			attribute float instanceDistanceStart;
			attribute float instanceDistanceEnd;
			varying float vLineDistance;

		#endif

		float trimSegmentAlpha( const in vec4 start, const in vec4 end ) {

			// compute the interpolation factor needed to trim the segment so it terminates
			// between the camera plane and the near plane

			// conservative estimate of the near plane
			float a = projectionMatrix[ 2 ][ 2 ]; // 3nd entry in 3th column
			float b = projectionMatrix[ 3 ][ 2 ]; // 3nd entry in 4th column

			// we need different nearEstimate formula for reversed and default depth buffer
			// a is positive with a reversed depth buffer so it can be used for controlling the code flow
			float nearEstimate = ( a > 0.0 ) ? ( - b / ( a + 1.0 ) ) : ( - 0.5 * b / a );

			return ( nearEstimate - start.z ) / ( end.z - start.z );

		}

		void main() {

			#ifdef USE_COLOR

				vColor.xyz = ( position.y < 0.5 ) ? instanceColorStart : instanceColorEnd;

			#endif

			float aspect = resolution.x / resolution.y;

			// camera space
			vec4 start = modelViewMatrix * vec4( instanceStart, 1.0 );
			vec4 end = modelViewMatrix * vec4( instanceEnd, 1.0 );

			#ifdef USE_DASH

				float lineDistanceStart = dashScale * instanceDistanceStart;
				float lineDistanceEnd = dashScale * instanceDistanceEnd;

			#endif

			#ifdef WORLD_UNITS

				worldStart = start.xyz;
				worldEnd = end.xyz;

			#else

				vUv = uv;

			#endif

			// special case for perspective projection, and segments that terminate either in, or behind, the camera plane
			// clearly the gpu firmware has a way of addressing this issue when projecting into ndc space
			// but we need to perform ndc-space calculations in the shader, so we must address this issue directly
			// perhaps there is a more elegant solution -- WestLangley

			bool perspective = ( projectionMatrix[ 2 ][ 3 ] == - 1.0 ); // 4th entry in the 3rd column

			if ( perspective ) {

				if ( start.z < 0.0 && end.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( start, end );
					end.xyz = mix( start.xyz, end.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceEnd = mix( lineDistanceStart, lineDistanceEnd, alpha );

					#endif

				} else if ( end.z < 0.0 && start.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( end, start );
					start.xyz = mix( end.xyz, start.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceStart = mix( lineDistanceEnd, lineDistanceStart, alpha );

					#endif

				}

			}

			#ifdef USE_DASH

				vLineDistance = ( position.y < 0.5 ) ? lineDistanceStart : lineDistanceEnd;
				vUv = uv;

			#endif

			// clip space
			vec4 clipStart = projectionMatrix * start;
			vec4 clipEnd = projectionMatrix * end;

			// ndc space
			vec3 ndcStart = clipStart.xyz / clipStart.w;
			vec3 ndcEnd = clipEnd.xyz / clipEnd.w;

			// direction
			vec2 dir = ndcEnd.xy - ndcStart.xy;

			// account for clip-space aspect ratio
			dir.x *= aspect;
			dir = normalize( dir );

			#ifdef WORLD_UNITS

				vec3 worldDir = normalize( end.xyz - start.xyz );
				vec3 tmpFwd = perspective ? normalize( mix( start.xyz, end.xyz, 0.5 ) ) : vec3( 0.0, 0.0, - 1.0 );
				vec3 worldUp = normalize( cross( worldDir, tmpFwd ) );
				vec3 worldFwd = cross( worldDir, worldUp );
				worldPos = position.y < 0.5 ? start: end;

				// height offset
				float hw = linewidth * 0.5;
				worldPos.xyz += position.x < 0.0 ? hw * worldUp : - hw * worldUp;

				// don't extend the line if we're rendering dashes because we
				// won't be rendering the endcaps
				#ifndef USE_DASH

					// cap extension
					worldPos.xyz += position.y < 0.5 ? - hw * worldDir : hw * worldDir;

					// add width to the box
					worldPos.xyz += worldFwd * hw;

					// endcaps
					if ( position.y > 1.0 || position.y < 0.0 ) {

						worldPos.xyz -= worldFwd * 2.0 * hw;

					}

				#endif

				// project the worldpos
				vec4 clip = projectionMatrix * worldPos;

				// shift the depth of the projected points so the line
				// segments overlap neatly
				vec3 clipPose = ( position.y < 0.5 ) ? ndcStart : ndcEnd;

				// only shift the depth of vertices in front of the camera (#35137)
				if ( clip.w > 0.0 ) clip.z = clipPose.z * clip.w;

			#else

				vec2 offset = vec2( dir.y, - dir.x );
				// undo aspect ratio adjustment
				dir.x /= aspect;
				offset.x /= aspect;

				// sign flip
				if ( position.x < 0.0 ) offset *= - 1.0;

				// endcaps
				if ( position.y < 0.0 ) {

					offset += - dir;

				} else if ( position.y > 1.0 ) {

					offset += dir;

				}

				// adjust for linewidth
				offset *= linewidth;

				// adjust for clip-space to screen-space conversion // maybe resolution should be based on viewport ...
				offset /= resolution.y;

				// select end
				vec4 clip = ( position.y < 0.5 ) ? clipStart : clipEnd;

				// back to clip space
				offset *= clip.w;

				clip.xy += offset;

			#endif

			gl_Position = clip;

			vec4 mvPosition = ( position.y < 0.5 ) ? start : end; // this is an approximation

			#include <logdepthbuf_vertex>
			#include <clipping_planes_vertex>
			#include <fog_vertex>

		}
		`,fragmentShader:`
		uniform vec3 diffuse;
		uniform float opacity;
		uniform float linewidth;

		#ifdef USE_DASH

			uniform float dashOffset;
			uniform float dashSize;
			uniform float gapSize;

		#endif

		varying float vLineDistance;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#include <common>
		#include <color_pars_fragment>
		#include <fog_pars_fragment>
		#include <logdepthbuf_pars_fragment>
		#include <clipping_planes_pars_fragment>

		vec2 closestLineToLine(vec3 p1, vec3 p2, vec3 p3, vec3 p4) {

			float mua;
			float mub;

			vec3 p13 = p1 - p3;
			vec3 p43 = p4 - p3;

			vec3 p21 = p2 - p1;

			float d1343 = dot( p13, p43 );
			float d4321 = dot( p43, p21 );
			float d1321 = dot( p13, p21 );
			float d4343 = dot( p43, p43 );
			float d2121 = dot( p21, p21 );

			float denom = d2121 * d4343 - d4321 * d4321;

			float numer = d1343 * d4321 - d1321 * d4343;

			mua = numer / denom;
			mua = clamp( mua, 0.0, 1.0 );
			mub = ( d1343 + d4321 * ( mua ) ) / d4343;
			mub = clamp( mub, 0.0, 1.0 );

			return vec2( mua, mub );

		}

		void main() {

			float alpha = opacity;
			vec4 diffuseColor = vec4( diffuse, alpha );

			#include <clipping_planes_fragment>

			#ifdef USE_DASH

				if ( vUv.y < - 1.0 || vUv.y > 1.0 ) discard; // discard endcaps

				if ( mod( vLineDistance + dashOffset, dashSize + gapSize ) > dashSize ) discard; // todo - FIX

			#endif

			#ifdef WORLD_UNITS

				float len;

				if ( isOrthographic ) {

					// View rays are parallel to the z axis so the distance reduces to camera-space XY
					vec2 lineDir = worldEnd.xy - worldStart.xy;
					float t = clamp( dot( worldPos.xy - worldStart.xy, lineDir ) / dot( lineDir, lineDir ), 0.0, 1.0 );
					len = length( worldStart.xy + lineDir * t - worldPos.xy );

				} else {

					// Find the closest points on the view ray and the line segment
					vec3 rayEnd = normalize( worldPos.xyz ) * 1e5;
					vec3 lineDir = worldEnd - worldStart;
					vec2 params = closestLineToLine( worldStart, worldEnd, vec3( 0.0, 0.0, 0.0 ), rayEnd );

					vec3 p1 = worldStart + lineDir * params.x;
					vec3 p2 = rayEnd * params.y;
					vec3 delta = p1 - p2;
					len = length( delta );

				}

				float norm = len / linewidth;

				#ifndef USE_DASH

					#ifdef USE_ALPHA_TO_COVERAGE

						float dnorm = fwidth( norm );
						alpha = 1.0 - smoothstep( 0.5 - dnorm, 0.5 + dnorm, norm );

					#else

						if ( norm > 0.5 ) {

							discard;

						}

					#endif

				#endif

			#else

				#ifdef USE_ALPHA_TO_COVERAGE

					// artifacts appear on some hardware if a derivative is taken within a conditional
					float a = vUv.x;
					float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
					float len2 = a * a + b * b;
					float dlen = fwidth( len2 );

					if ( abs( vUv.y ) > 1.0 ) {

						alpha = 1.0 - smoothstep( 1.0 - dlen, 1.0 + dlen, len2 );

					}

				#else

					if ( abs( vUv.y ) > 1.0 ) {

						float a = vUv.x;
						float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
						float len2 = a * a + b * b;

						if ( len2 > 1.0 ) discard;

					}

				#endif

			#endif

			#include <logdepthbuf_fragment>
			#include <color_fragment>

			gl_FragColor = vec4( diffuseColor.rgb, alpha );

			#include <tonemapping_fragment>
			#include <colorspace_fragment>
			#include <fog_fragment>
			#include <premultiplied_alpha_fragment>

		}
		`};class im extends Zs{constructor(e){super({type:"LineMaterial",uniforms:em.clone(Di.line.uniforms),vertexShader:Di.line.vertexShader,fragmentShader:Di.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(e)}get color(){return this.uniforms.diffuse.value}set color(e){this.uniforms.diffuse.value=e}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(e){e===!0!==this.worldUnits&&(this.needsUpdate=!0),e===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(e){this.uniforms.linewidth&&(this.uniforms.linewidth.value=e)}get dashed(){return"USE_DASH"in this.defines}set dashed(e){e===!0!==this.dashed&&(this.needsUpdate=!0),e===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(e){this.uniforms.dashScale.value=e}get dashSize(){return this.uniforms.dashSize.value}set dashSize(e){this.uniforms.dashSize.value=e}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(e){this.uniforms.dashOffset.value=e}get gapSize(){return this.uniforms.gapSize.value}set gapSize(e){this.uniforms.gapSize.value=e}get opacity(){return this.uniforms.opacity.value}set opacity(e){this.uniforms&&(this.uniforms.opacity.value=e)}get resolution(){return this.uniforms.resolution.value}set resolution(e){this.uniforms.resolution.value.copy(e)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(e){this.defines&&(e===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),e===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}}const gd=new Zt,C_=new H,P_=new H,ei=new Zt,ti=new Zt,Fs=new Zt,_d=new H,vd=new $t,ni=new VE,L_=new H,tu=new Ks,nu=new Fa,Os=new Zt;let Bs,Sa;function D_(n,e,t){return Os.set(0,0,-e,1).applyMatrix4(n.projectionMatrix),Os.multiplyScalar(1/Os.w),Os.x=Sa/t.width,Os.y=Sa/t.height,Os.applyMatrix4(n.projectionMatrixInverse),Os.multiplyScalar(1/Os.w),Math.abs(Math.max(Os.x,Os.y))}function YC(n,e){const t=n.matrixWorld,i=n.geometry,s=i.attributes.instanceStart,r=i.attributes.instanceEnd,a=Math.min(i.instanceCount,s.count);for(let o=0,l=a;o<l;o++){ni.start.fromBufferAttribute(s,o),ni.end.fromBufferAttribute(r,o),ni.applyMatrix4(t);const c=new H,h=new H;Bs.distanceSqToSegment(ni.start,ni.end,h,c),h.distanceTo(c)<Sa*.5&&e.push({point:h,pointOnLine:c,distance:Bs.origin.distanceTo(h),object:n,face:null,faceIndex:o,uv:null,uv1:null})}}function KC(n,e,t){const i=e.projectionMatrix,r=n.material.resolution,a=n.matrixWorld,o=n.geometry,l=o.attributes.instanceStart,c=o.attributes.instanceEnd,h=Math.min(o.instanceCount,l.count),d=-e.near;Bs.at(1,Fs),Fs.w=1,Fs.applyMatrix4(e.matrixWorldInverse),Fs.applyMatrix4(i),Fs.multiplyScalar(1/Fs.w),Fs.x*=r.x/2,Fs.y*=r.y/2,Fs.z=0,_d.copy(Fs),vd.multiplyMatrices(e.matrixWorldInverse,a);for(let f=0,p=h;f<p;f++){if(ei.fromBufferAttribute(l,f),ti.fromBufferAttribute(c,f),ei.w=1,ti.w=1,ei.applyMatrix4(vd),ti.applyMatrix4(vd),ei.z>d&&ti.z>d)continue;if(ei.z>d){const R=ei.z-ti.z,b=(ei.z-d)/R;ei.lerp(ti,b)}else if(ti.z>d){const R=ti.z-ei.z,b=(ti.z-d)/R;ti.lerp(ei,b)}ei.applyMatrix4(i),ti.applyMatrix4(i),ei.multiplyScalar(1/ei.w),ti.multiplyScalar(1/ti.w),ei.x*=r.x/2,ei.y*=r.y/2,ti.x*=r.x/2,ti.y*=r.y/2,ni.start.copy(ei),ni.start.z=0,ni.end.copy(ti),ni.end.z=0;const S=ni.closestPointToPointParameter(_d,!0);ni.at(S,L_);const g=Br.lerp(ei.z,ti.z,S),m=g>=-1&&g<=1,y=_d.distanceTo(L_)<Sa*.5;if(m&&y){ni.start.fromBufferAttribute(l,f),ni.end.fromBufferAttribute(c,f),ni.start.applyMatrix4(a),ni.end.applyMatrix4(a);const R=new H,b=new H;Bs.distanceSqToSegment(ni.start,ni.end,b,R),t.push({point:b,pointOnLine:R,distance:Bs.origin.distanceTo(b),object:n,face:null,faceIndex:f,uv:null,uv1:null})}}}class ZC extends Ii{constructor(e=new ny,t=new im({color:Math.random()*16777215})){super(e,t),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){const e=this.geometry,t=e.attributes.instanceStart,i=e.attributes.instanceEnd,s=new Float32Array(2*t.count);for(let a=0,o=0,l=t.count;a<l;a++,o+=2)C_.fromBufferAttribute(t,a),P_.fromBufferAttribute(i,a),s[o]=o===0?0:s[o-1],s[o+1]=s[o]+C_.distanceTo(P_);const r=new Hf(s,2,1);return e.setAttribute("instanceDistanceStart",new Wr(r,1,0)),e.setAttribute("instanceDistanceEnd",new Wr(r,1,1)),this}raycast(e,t){const i=this.material.worldUnits,s=e.camera;if(s===null&&!i&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.'),i===!1&&(this.material.resolution.x===0||this.material.resolution.y===0))return;const r=e.params.Line2!==void 0&&e.params.Line2.threshold||0;Bs=e.ray;const a=this.matrixWorld,o=this.geometry,l=this.material;Sa=l.linewidth+r,o.boundingSphere===null&&o.computeBoundingSphere(),nu.copy(o.boundingSphere).applyMatrix4(a);let c;if(i)c=Sa*.5;else{const d=Math.max(s.near,nu.distanceToPoint(Bs.origin));c=D_(s,d,l.resolution)}if(nu.radius+=c,Bs.intersectsSphere(nu)===!1)return;o.boundingBox===null&&o.computeBoundingBox(),tu.copy(o.boundingBox).applyMatrix4(a);let h;if(i)h=Sa*.5;else{const d=Math.max(s.near,tu.distanceToPoint(Bs.origin));h=D_(s,d,l.resolution)}tu.expandByScalar(h),Bs.intersectsBox(tu)!==!1&&(i?YC(this,t):KC(this,s,t))}onBeforeRender(e){const t=this.material.uniforms;t&&t.resolution&&(e.getViewport(gd),this.material.uniforms.resolution.value.set(gd.z,gd.w))}}class JC extends ZC{constructor(e=new iy,t=new im({color:Math.random()*16777215})){super(e,t),this.isLine2=!0,this.type="Line2"}}const N_={seeder:"#d7261e",barrier:"#c2560a",counter:"#0f8b80",region:"#0b5cad",cut:"#7a3fb5",path:"#ffffff",draft:"#0b5cad"},I_={seeder:3,barrier:3,counter:3,region:2.5,cut:2.5,path:4,draft:3};class xd{constructor(e,t,i){this.stage=e,this.labels=t,this.owner=i,this.group.renderOrder=2,e.scene.add(this.group),e.beforeDraw.add(()=>this.materials.forEach(s=>s.resolution.copy(e.size)))}group=new _a;materials=[];set(e){this.clear();for(const t of e)this.add(t);this.labels.set(this.owner,e.filter(t=>t.label&&t.line.length>0).map(t=>({text:t.label,kind:t.kind,at:jC(t)}))),this.stage.invalidate()}add(e){if(e.line.length===0)return;const t=e.closed?[...e.line,e.line[0]]:e.line;t.length>1&&(e.selected&&this.addLine(t,"#ffffff",I_[e.kind]+4,1),this.addLine(t,N_[e.kind],I_[e.kind],2)),e.height&&t.length>1&&this.addPanels(t,e.height,N_[e.kind])}addLine(e,t,i,s){const r=new iy;r.setPositions(e.flatMap(([l,c,h])=>[l,c,h]));const a=new im({color:t,linewidth:i,depthWrite:s>1,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-8});a.resolution.copy(this.stage.size),this.materials.push(a);const o=new JC(r,a);o.renderOrder=s,this.group.add(o)}addPanels(e,t,i){const s=[];for(let l=1;l<e.length;++l){const[c,h]=[e[l-1],e[l]];s.push(...c,...h,h[0],h[1],h[2]+t,...c,h[0],h[1],h[2]+t,c[0],c[1],c[2]+t)}const r=new on;r.setAttribute("position",new nn(Float32Array.from(s),3));const a=new ql({color:i,opacity:.5,transparent:!0,side:qi,depthWrite:!1}),o=new Ii(r,a);o.renderOrder=2,this.group.add(o),this.addLine(e.map(([l,c,h])=>[l,c,h+t]),i,2,2)}clear(){for(const e of[...this.group.children])e.geometry.dispose(),e.material.dispose(),this.group.remove(e);this.materials=[]}}function jC(n){const e=n.line[n.closed?0:n.line.length-1];return new H(e[0],e[1],e[2]+(n.height??0))}class QC{constructor(e,t){this.stage=e,this.host.className="labels",this.host.setAttribute("aria-hidden","true"),t.append(this.host),e.afterDraw.add(()=>this.place())}host=document.createElement("div");groups=new Map;set(e,t){for(const{element:i}of this.groups.get(e)??[])i.remove();this.groups.set(e,t.map(i=>{const s=document.createElement("span");return s.className=`label label-${i.kind}`,s.textContent=i.text,this.host.append(s),{label:i,element:s}})),this.stage.invalidate()}dispose(){this.host.remove()}place(){for(const e of this.groups.values())for(const{label:t,element:i}of e){const s=this.stage.toScreen(t.at);i.hidden=s===null,s&&(i.style.transform=`translate(${Math.round(s[0])}px, ${Math.round(s[1])}px) translate(-50%, -130%)`)}}}const eP=[[68,1,84],[71,44,122],[59,81,139],[44,113,142],[33,144,141],[39,173,129],[92,200,99],[170,220,50],[253,231,37]],tP=[[16,73,140],[74,133,190],[160,190,214],[222,222,219],[235,183,130],[214,120,44],[150,66,6]],sy={viridis:eP,difference:tP};function ry(n,e){const t=sy[n],i=t.length-1,s=Math.min(1,Math.max(0,Number.isFinite(e)?e:0))*i,r=Math.min(Math.floor(s),i-1),a=s-r,[o,l]=[t[r],t[r+1]];return[0,1,2].map(c=>Math.round(o[c]+a*(l[c]-o[c])))}function ay(n,e=256){const t=new Uint8Array(4*e);for(let i=0;i<e;++i){const s=ry(n,i/(e-1));t.set([...s,255],4*i)}return t}const oy=([n,e,t])=>`rgb(${n} ${e} ${t})`;function nP(n,e){const t=sy[n].map((i,s,r)=>`${oy(i)} ${(100*s/(r.length-1)).toFixed(1)}%`);return`linear-gradient(${e}, ${t.join(", ")})`}const Mr=["#0072b2","#d55e00","#009e73","#cc79a7","#e69f00","#56b4e9","#8a6d3b","#7f7f7f"];function iP(n,e,t){const i=n[3*e],s=n[3*e+1],r=n[3*e+2],a=n[3*t]-i,o=n[3*t+1]-s,l=n[3*t+2]-r,c=a*a+o*o+l*l,h=c>0?1/c:0;let d=-1,f=-1;for(let p=e+1,_=3*p;p<t;++p,_+=3){const S=n[_]-i,g=n[_+1]-s,m=n[_+2]-r,y=(S*a+g*o+m*l)*h,R=y<0?0:y>1?1:y,b=S-R*a,L=g-R*o,A=m-R*l,v=b*b+L*L+A*A;v>f&&(f=v,d=p)}return{at:d,square:f}}function sP(n,e,t,i){const s=[e,t];for(;s.length>0;){const r=s.pop(),a=s.pop(),{at:o,square:l}=iP(n,a,r);o<0||(i[o]=Math.min(Math.sqrt(l),i[a],i[r]),s.push(a,o,o,r))}}function rP(n,e,t,i=1/0){const s=performance.now();let r=t;for(;r<Jr(n)&&!((r&7)===7&&performance.now()-s>i);++r){const a=n.offsets[r],o=n.offsets[r+1]-1;o<a||(e[a]=e[o]=1/0,sP(n.positions,a,o,e))}return r}function aP(n,e){const t=[];for(let i=0;i<Jr(n);++i){const s=n.offsets[i+1]-1;for(let r=n.offsets[i];r<s;r+=e)t.push(r,Math.min(r+e,s))}return Uint32Array.from(t)}function oP(n,e,t){const i=new Uint32Array(2*e.length);let s=0;for(let r=0;r<Jr(n);++r){let a=n.offsets[r];for(let o=a+1;o<n.offsets[r+1];++o)e[o]<t||(i[s++]=a,i[s++]=o,a=o)}return i.slice(0,s)}const ly=n=>n<=0?0:.02*2**(n-1);function lP(n,e=.7){const t=n*e;return t>=ly(1)?Math.min(14,1+Math.floor(Math.log2(t/.02))):0}const cP=`
attribute float share;
attribute float time;
varying float vShare;
varying float vTime;
void main() {
  vShare = share;
  vTime = time;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,uP=`
uniform sampler2D scale;
uniform float now;
uniform float opacity;
varying float vShare;
varying float vTime;
void main() {
  if (vTime > now) discard;
  gl_FragColor = vec4(texture2D(scale, vec2(vShare, 0.5)).rgb, opacity);
}`;function hP(n){const e=new Nx(ay(n),256,1,Ms);return e.minFilter=e.magFilter=mi,e.needsUpdate=!0,e}const U_=2e4,dP=1e5,F_=-2;class fP{constructor(e){this.stage=e,this.lines.frustumCulled=!1,this.lines.renderOrder=1,e.scene.add(this.lines),e.beforeDraw.add(()=>this.chooseLevel())}set=Np();uploadMs=0;weights=new Float32Array(0);weighed=0;timer=0;levels=new Map;level=-1;geometry=new on;material=new Zs({vertexShader:cP,fragmentShader:uP,transparent:!0,uniforms:{scale:{value:hP("viridis")},now:{value:1/0},opacity:{value:1}}});lines=new Jp(this.geometry,this.material);setPaths(e){const t=performance.now();this.set=e,this.levels.clear(),this.level=-1,this.geometry.dispose(),this.geometry=new on,this.geometry.setAttribute("position",new nn(e.positions,3)),this.geometry.setAttribute("time",new nn(e.times,1)),this.geometry.setAttribute("share",new nn(new Uint8Array(Ur(e)),1,!0)),this.lines.geometry=this.geometry,this.weigh(),this.uploadMs=performance.now()-t,this.stage.invalidate()}colour(e,t,i){const s=e?zb(e,t,i):new Uint8Array(Ur(this.set)).fill(128);this.geometry.setAttribute("share",new nn(s,1,!0)),this.stage.invalidate()}show(e,t,i){this.lines.visible=e&&Ur(this.set)>1,this.material.uniforms.opacity.value=t,this.material.uniforms.now.value=i,this.stage.invalidate()}chooseLevel(){if(!this.lines.visible)return;const t=Ur(this.set)>=U_?this.weighed<Jr(this.set)?F_:lP(this.stage.metresPerPixel()):0;t!==this.level&&(this.level=t,this.geometry.setIndex(this.indexOf(t)))}indexOf(e){const t=this.levels.get(e);if(t)return t;const i=new nn(this.segments(e),1);return this.levels.set(e,i),i}segments(e){const t=Ur(this.set);return e===F_?aP(this.set,Math.max(1,Math.ceil(t/dP))):oP(this.set,this.weights,ly(e))}weigh(){if(clearTimeout(this.timer),this.weighed=0,this.weights=new Float32Array(Ur(this.set)),Ur(this.set)<U_)return;const e=()=>{this.weighed=rP(this.set,this.weights,this.weighed,10),this.weighed<Jr(this.set)?this.timer=window.setTimeout(e,0):this.stage.invalidate()};this.timer=window.setTimeout(e,0)}get drawn(){return(this.geometry.index?.count??0)/2}}function pP(){return Float32Array.from((ah.value?.seeders??[]).flatMap(n=>n.starts.flat()))}function mP(){const n=[],e=qr.value,t=new Set(["at rest","asleep","retained"]);for(let i=0;i<Mt.value.rocks.length;++i){const s=Mt.value.offsets[i+1]-1,r=Mt.value.rocks[i];!e||r>=e.rows||!t.has(e.word("stop",r))||n.push(Mt.value.positions[3*s],Mt.value.positions[3*s+1],Mt.value.positions[3*s+2])}return Float32Array.from(n)}function gP(){return!os.value||!Gt.value?[]:[{kind:"cut",line:Ho([os.value.from,os.value.to]),label:"cut"}]}function _P(){const n=Sn.value===null?-1:Ip(Mt.value,Sn.value);if(n<0)return[];const e=[];for(let t=Mt.value.offsets[n];t<Mt.value.offsets[n+1];++t)e.push([Mt.value.positions[3*t],Mt.value.positions[3*t+1],Mt.value.positions[3*t+2]]);return[{kind:"path",line:e}]}function vP(){const n=Zr("material");return ws.value.map(e=>({name:e.properties.material,colour:Mr[Math.max(0,n.indexOf(e.properties.material))%Mr.length],rings:(e.geometry.type==="Polygon"?e.geometry.coordinates:e.geometry.coordinates.flat()).map(t=>t.map(([i,s])=>zo(i,s)))}))}const xP=`
attribute float time;
uniform float size;
varying float vTime;
void main() {
  vTime = time;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.z -= 0.0004 * gl_Position.w;
  gl_PointSize = size;
}`,yP=`
uniform vec3 colour;
uniform vec3 rim;
uniform float now;
uniform float hollow;
varying float vTime;
void main() {
  float r = 2.0 * distance(gl_PointCoord, vec2(0.5));
  if (r > 1.0 || vTime > now || r < hollow) discard;
  bool edge = hollow > 0.0 ? r < hollow + 0.12 : r > 0.66;
  gl_FragColor = vec4(edge ? (hollow > 0.0 ? vec3(1.0) : rim) : (hollow > 0.0 ? rim : colour), 1.0);
}`;class Fr{constructor(e,t,i,s="#ffffff",r=!1){this.stage=e;const a=t==="ring";this.material=new Zs({vertexShader:xP,fragmentShader:yP,uniforms:{hollow:{value:a?.7:0},colour:{value:new ut(a?s:t).convertLinearToSRGB()},rim:{value:new ut(s).convertLinearToSRGB()},size:{value:i},now:{value:1/0}}}),this.points=new EE(this.geometry,this.material),this.points.frustumCulled=!1,this.points.renderOrder=r?5:3,this.material.depthTest=!r,this.material.transparent=r,this.points.visible=!1,e.scene.add(this.points),e.beforeDraw.add(()=>this.material.uniforms.size.value=i*e.renderer.getPixelRatio())}geometry=new on;material;points;set(e,t){this.geometry.dispose(),this.geometry=new on,this.geometry.setAttribute("position",new nn(e,3)),this.geometry.setAttribute("time",new nn(t??new Float32Array(e.length/3),1)),this.points.geometry=this.geometry,this.stage.invalidate()}show(e,t=1/0){this.points.visible=e&&(this.geometry.getAttribute("position")?.count??0)>0,this.material.uniforms.now.value=t,this.stage.invalidate()}}const O_={type:"change"},sm={type:"start"},cy={type:"end"},iu=new lc,k_=new ur,SP=Math.cos(70*Br.DEG2RAD),Fn=new H,Li=2*Math.PI,Dt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},yd=1e-6;class MP extends $E{constructor(e,t=null){super(e,t),this.state=Dt.NONE,this.target=new H,this.cursor=new H,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:yo.ROTATE,MIDDLE:yo.DOLLY,RIGHT:yo.PAN},this.touches={ONE:mo.ROTATE,TWO:mo.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new H,this._lastQuaternion=new Qr,this._lastTargetPosition=new H,this._quat=new Qr().setFromUnitVectors(e.up,new H(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new t_,this._sphericalDelta=new t_,this._scale=1,this._panOffset=new H,this._rotateStart=new nt,this._rotateEnd=new nt,this._rotateDelta=new nt,this._panStart=new nt,this._panEnd=new nt,this._panDelta=new nt,this._dollyStart=new nt,this._dollyEnd=new nt,this._dollyDelta=new nt,this._dollyDirection=new H,this._mouse=new nt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=wP.bind(this),this._onPointerDown=bP.bind(this),this._onPointerUp=EP.bind(this),this._onContextMenu=DP.bind(this),this._onMouseWheel=RP.bind(this),this._onKeyDown=CP.bind(this),this._onTouchStart=PP.bind(this),this._onTouchMove=LP.bind(this),this._onMouseDown=TP.bind(this),this._onMouseMove=AP.bind(this),this._interceptControlDown=NP.bind(this),this._interceptControlUp=IP.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Dt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(O_),this.update(),this.state=Dt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){const t=this.object.position;Fn.copy(t).sub(this.target),Fn.applyQuaternion(this._quat),this._spherical.setFromVector3(Fn),this.autoRotate&&this.state===Dt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=Li:i>Math.PI&&(i-=Li),s<-Math.PI?s+=Li:s>Math.PI&&(s-=Li),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const a=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=a!=this._spherical.radius}if(Fn.setFromSpherical(this._spherical),Fn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Fn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){const o=Fn.length();a=this._clampDistance(o*this._scale);const l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){const o=new H(this._mouse.x,this._mouse.y,0);o.unproject(this.object);const l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;const c=new H(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(o),this.object.updateMatrixWorld(),a=Fn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):(iu.origin.copy(this.object.position),iu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(iu.direction))<SP?this.object.lookAt(this.target):(k_.setFromNormalAndCoplanarPoint(this.object.up,this.target),iu.intersectPlane(k_,this.target))))}else if(this.object.isOrthographicCamera){const a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>yd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>yd||this._lastTargetPosition.distanceToSquared(this.target)>yd?(this.dispatchEvent(O_),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Li/60*this.autoRotateSpeed*e:Li/60/60*this.autoRotateSpeed}_getZoomScale(e){const t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Fn.setFromMatrixColumn(t,0),Fn.multiplyScalar(-e),this._panOffset.add(Fn)}_panUp(e,t){this.screenSpacePanning===!0?Fn.setFromMatrixColumn(t,1):(Fn.setFromMatrixColumn(t,0),Fn.crossVectors(this.object.up,Fn)),Fn.multiplyScalar(e),this._panOffset.add(Fn)}_pan(e,t){const i=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;Fn.copy(s).sub(this.target);let r=Fn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const i=this.domElement.getBoundingClientRect(),s=e-i.left,r=t-i.top,a=i.width,o=i.height;this._mouse.x=s/a*2-1,this._mouse.y=-(r/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(Li*this._rotateDelta.x/t.clientHeight),this._rotateUp(Li*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(i,s)}}_handleTouchStartDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{const i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(Li*this._rotateDelta.x/t.clientHeight),this._rotateUp(Li*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const a=(e.pageX+t.x)*.5,o=(e.pageY+t.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new nt,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){const t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){const t=e.deltaMode,i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}}function bP(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function wP(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function EP(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(cy),this.state=Dt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:const e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function TP(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case yo.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=Dt.DOLLY;break;case yo.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=Dt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=Dt.ROTATE}break;case yo.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=Dt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=Dt.PAN}break;default:this.state=Dt.NONE}this.state!==Dt.NONE&&this.dispatchEvent(sm)}function AP(n){switch(this.state){case Dt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case Dt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case Dt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function RP(n){this.enabled===!1||this.enableZoom===!1||this.state!==Dt.NONE||(n.preventDefault(),this.dispatchEvent(sm),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent(cy))}function CP(n){this.enabled!==!1&&this._handleKeyDown(n)}function PP(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case mo.ROTATE:if(this.enableRotate===!1){this.state=Dt.NONE;break}this._handleTouchStartRotate(n),this.state=Dt.TOUCH_ROTATE;break;case mo.PAN:if(this.enablePan===!1){this.state=Dt.NONE;break}this._handleTouchStartPan(n),this.state=Dt.TOUCH_PAN;break;default:this.state=Dt.NONE}break;case 2:switch(this.touches.TWO){case mo.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=Dt.TOUCH_DOLLY_PAN;break;case mo.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=Dt.TOUCH_DOLLY_ROTATE;break;default:this.state=Dt.NONE}break;default:this.state=Dt.NONE}this.state!==Dt.NONE&&this.dispatchEvent(sm)}function LP(n){switch(this._trackPointer(n),this.state){case Dt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case Dt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case Dt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case Dt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=Dt.NONE}}function DP(n){this.enabled!==!1&&n.preventDefault()}function NP(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function IP(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}const UP=1.06;function FP(n){const e=[n.min,n.max];return[0,1,2,3,4,5,6,7].map(t=>new H(e[t&1].x,e[t>>1&1].y,e[t>>2&1].z))}function OP(n,e,t,i,s,r){const a=new H().crossVectors(t,i).normalize(),o=new H().crossVectors(a,t),[l,c]=[Math.tan(s/2),Math.tan(s/2)*r];let h=.001;for(const d of FP(n)){const f=d.sub(e),p=UP*Math.max(Math.abs(f.dot(a))/c,Math.abs(f.dot(o))/l)-f.dot(t);h=Math.max(h,p)}return h}const B_=36,kP=6,BP=45,zP=160;let uy=class{constructor(e){this.host=e;const{canvas:t,context:i,software:s}=HP();this.software=s,this.renderer=new zC({canvas:t,context:i}),this.renderer.debug.checkShaderErrors=!1,this.renderer.domElement.classList.add("stage-canvas"),e.append(this.renderer.domElement),this.camera.up.set(0,0,1),this.controls=new MP(this.camera,this.renderer.domElement),this.controls.enableDamping=!1,this.controls.screenSpacePanning=!1,this.controls.maxPolarAngle=Br.degToRad(100),this.controls.zoomToCursor=!0,this.controls.addEventListener("change",()=>this.moved());const r=new jg(16777215,2.2);r.position.set(-1,1,1.6);const a=new jg(16777215,1.2);a.position.set(.7,-1,.5),this.scene.add(r,a,new OE(16777215,.9)),this.watcher=new ResizeObserver(()=>this.resize()),this.watcher.observe(e),this.resize()}scene=new pE;camera=new ys(B_,1,.1,1e5);controls;renderer;software;afterDraw=new Set;beforeDraw=new Set;size=new nt(1,1);frames=0;box=new Ks(new H(-1,-1,-1),new H(1,1,1));uphill=Math.PI/2;asked=0;settle=0;moving=!1;lastCost=0;watcher;dispose(){cancelAnimationFrame(this.asked),clearTimeout(this.settle),this.watcher.disconnect(),this.controls.dispose(),this.renderer.dispose(),this.renderer.domElement.remove()}setBackground(e){this.scene.background=new ut(e),this.invalidate()}invalidate(){this.asked===0&&(this.asked=requestAnimationFrame(()=>{this.asked=0,this.draw()}))}drawNow(){cancelAnimationFrame(this.asked),this.asked=0,this.draw()}get idle(){return this.asked===0&&!this.moving}draw(){const e=performance.now();for(const t of this.beforeDraw)t();this.renderer.render(this.scene,this.camera);for(const t of this.afterDraw)t();this.frames+=1,this.lastCost=performance.now()-e}moved(){!this.moving&&this.lastCost>BP&&(this.moving=!0,this.applyRatio()),clearTimeout(this.settle),this.settle=window.setTimeout(()=>{this.moving&&(this.moving=!1,this.applyRatio(),this.invalidate())},zP),this.invalidate()}applyRatio(){const e=Math.min(2,window.devicePixelRatio||1);this.renderer.setPixelRatio(this.moving?.5*e:e)}resize(){const[e,t]=[Math.max(1,this.host.clientWidth),Math.max(1,this.host.clientHeight)];this.size.set(e,t),this.applyRatio(),this.renderer.setSize(e,t),this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.frames>0&&this.draw()}setSubject(e,t,i=Math.PI/2){this.box.set(new H(...e),new H(...t)),this.uphill=i;const s=Math.max(.001,this.box.getSize(new H).length());this.camera.near=s/2e3,this.camera.far=s*40,this.controls.maxDistance=s*25,this.controls.minDistance=s/1e3,this.camera.updateProjectionMatrix()}look(e){const t={oblique:[this.uphill+.45,35],top:[Math.PI/2,89.9],front:[this.uphill,18],side:[this.uphill+Math.PI/2,10]},[i,s]=t[e];this.camera.fov=e==="top"?kP:B_,this.camera.updateProjectionMatrix(),this.lookAlong(i,Br.degToRad(s),this.box)}lookAlong(e,t,i){const s=new H(Math.cos(e)*Math.cos(t),Math.sin(e)*Math.cos(t),-Math.sin(t)),r=i.getCenter(new H),a=OP(i,r,s,this.camera.up,Br.degToRad(this.camera.fov),this.camera.aspect);this.controls.target.copy(r),this.camera.position.copy(r).addScaledVector(s,-a),this.controls.update(),this.invalidate()}focus(e,t){const i=new Ks(new H(...e),new H(...t)),s=this.controls.target.clone().sub(this.camera.position).normalize();this.lookAlong(Math.atan2(s.y,s.x),Math.asin(Br.clamp(-s.z,-1,1)),i)}fit(){this.focus(this.box.min.toArray(),this.box.max.toArray())}follow(e,t){const i=this.camera.position.clone().sub(this.controls.target);i.length()>t&&i.setLength(t),this.controls.target.set(...e),this.camera.position.copy(this.controls.target).add(i),this.controls.update(),this.invalidate()}turn(e,t){const i=this.camera.position.clone().sub(this.controls.target),s=Br.clamp(Math.asin(i.z/i.length())+t,.02,1.56),r=Math.atan2(i.y,i.x)+e,a=i.length();i.set(a*Math.cos(s)*Math.cos(r),a*Math.cos(s)*Math.sin(r),a*Math.sin(s)),this.camera.position.copy(this.controls.target).add(i),this.controls.update()}zoom(e){this.camera.position.sub(this.controls.target).multiplyScalar(e).add(this.controls.target),this.controls.update()}directionInPlan(){const[e,t]=[this.controls.target.x-this.camera.position.x,this.controls.target.y-this.camera.position.y],i=Math.hypot(e,t);return i>1e-9?[e/i,t/i]:[0,1]}metresPerPixel(){return 2*this.camera.position.distanceTo(this.controls.target)*Math.tan(Br.degToRad(this.camera.fov)/2)/this.size.y}ray(e,t){const i=this.renderer.domElement.getBoundingClientRect(),s=new nt((e-i.left)/i.width*2-1,1-(t-i.top)/i.height*2),r=new zE;return r.setFromCamera(s,this.camera),r}toScreen(e){const t=e.clone().project(this.camera);return t.z>1?null:[(.5+.5*t.x)*this.size.x,(.5-.5*t.y)*this.size.y]}};function z_(n){const e=document.createElement("canvas"),t=e.getContext("webgl2",{alpha:!0,depth:!0,stencil:!1,antialias:n,powerPreference:"high-performance"});if(!t)throw new Error("This browser has no WebGL 2, or it is switched off: the slope cannot be drawn.");return{canvas:e,context:t}}function HP(){const n=z_(!1),e=n.context.getExtension("WEBGL_debug_renderer_info"),t=e?String(n.context.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return/swiftshader|llvmpipe|software/i.test(t)?{...n,software:!0}:(n.context.getExtension("WEBGL_lose_context")?.loseContext(),{...z_(!0),software:!1})}function GP(n,e=n){const t=n.columns*n.rows,[i,s]=[(e.columns-1)*e.stepX,(e.rows-1)*e.stepY],r=new Float32Array(3*t),a=new Float32Array(2*t);for(let o=0,l=0;o<n.rows;++o)for(let c=0;c<n.columns;++c,++l){const h=rs(n,c,o);r.set([n.west+c*n.stepX,n.south+o*n.stepY,Number.isNaN(h)?0:h],3*l),a.set([c*n.stepX/i,o*n.stepY/s],2*l)}return{positions:r,uv:a,triangles:VP(n)}}function VP(n){const e=new Uint32Array(6*(n.columns-1)*(n.rows-1));let t=0;for(let i=0;i+1<n.rows;++i)for(let s=0;s+1<n.columns;++s){const r=i*n.columns+s,[a,o,l]=[r+1,r+n.columns,r+n.columns+1];[r,a,o,l].filter(h=>Number.isNaN(n.heights[h])).length>0||(e.set([r,a,l,r,l,o],t),t+=6)}return e.slice(0,t)}const Sd=[-.5,.5,Math.SQRT1_2],WP=95,XP=155;function H_(n,e,t,i){return!Number.isNaN(n)&&!Number.isNaN(t)?(t-n)/(2*i):Number.isNaN(t)?Number.isNaN(n)?0:(e-n)/i:(t-e)/i}function $P(n){const e=new Uint8Array(n.columns*n.rows),t=(i,s)=>i<0||s<0||i>=n.columns||s>=n.rows?NaN:rs(n,i,s);for(let i=0;i<n.rows;++i)for(let s=0;s<n.columns;++s){const r=t(s,i);if(Number.isNaN(r))continue;const a=H_(t(s-1,i),r,t(s+1,i),n.stepX),o=H_(t(s,i-1),r,t(s,i+1),n.stepY),l=(-a*Sd[0]-o*Sd[1]+Sd[2])/Math.hypot(a,o,1);e[i*n.columns+s]=Math.round(WP+XP*Math.min(1,Math.max(0,l)))}return e}const G_=2048;function qP(n,e){const[t,i]=[(n.columns-1)*n.stepX,(n.rows-1)*n.stepY],s=Math.min(n.stepX,n.stepY,e?Math.min(...e.grid.cell):1/0),r=Math.min(4/s,G_/t,G_/i);return[Math.max(2,Math.round(t*r)),Math.max(2,Math.round(i*r))]}function YP(n,e,t){const i=Math.floor((e-n.corner[0])/n.cell[0]),s=Math.floor((t-n.corner[1])/n.cell[1]);return i>=0&&s>=0&&i<n.columns&&s<n.rows?s*n.columns+i:-1}function KP(n,{low:e,high:t,logarithmic:i}){return t>e?i?Math.log(Math.max(n,e)/e)/Math.log(t/e):(n-e)/(t-e):.5}function ZP(n,e,t,i){const s=Math.min(Math.floor(t),e.columns-2),r=Math.min(Math.floor(i),e.rows-2),[a,o]=[t-s,i-r],l=r*e.columns+s,c=n[l]+a*(n[l+1]-n[l]),h=n[l+e.columns]+a*(n[l+e.columns+1]-n[l+e.columns]);return c+o*(h-c)}const JP=190;function jP(n,e,t,i){const s=i?new Uint8Array(e.heights.length).fill(JP):$P(e),r=t&&ay(t.scale);for(let a=0,o=0;a<n.height;++a){const l=(1-(a+.5)/n.height)*(e.rows-1);for(let c=0;c<n.width;++c,o+=4){const h=(c+.5)/n.width*(e.columns-1),d=ZP(s,e,h,l);n.data[o]=n.data[o+1]=n.data[o+2]=d,n.data[o+3]=255,t&&r&&QP(n.data,o,d,t,r,e.west+h*e.stepX,e.south+l*e.stepY)}}}function QP(n,e,t,i,s,r,a){const o=YP(i.grid,r,a),l=o<0?NaN:i.grid.values[o];if(Number.isNaN(l))return;const c=4*Math.round(255*Math.min(1,Math.max(0,KP(l,i)))),h=.72+.28*(t/230);for(let d=0;d<3;++d)n[e+d]=s[c+d]*h}function e2(n,e,t){const[i,s]=[(e.columns-1)*e.stepX,(e.rows-1)*e.stepY],{width:r,height:a}=n.canvas;for(const o of t){n.beginPath();for(const l of o.rings)l.forEach(([c,h],d)=>n[d?"lineTo":"moveTo"]((c-e.west)/i*r,(1-(h-e.south)/s)*a)),n.closePath();n.globalAlpha=.26,n.fillStyle=n.strokeStyle=o.colour,n.fill("evenodd"),n.globalAlpha=.85,n.lineWidth=Math.max(1,r/700),n.stroke()}n.globalAlpha=1}function t2(n,e,t,i){const s=document.createElement("canvas");[s.width,s.height]=qP(n,e);const r=s.getContext("2d"),a=r.createImageData(s.width,s.height);return jP(a,n,e,i),r.putImageData(a,0,0),e2(r,n,t),s}const n2=n=>n.software?6e4:5e5;class hy{constructor(e){this.stage=e,e.scene.add(this.group)}group=new _a;ground=null;grid=null;lit=!1;setTerrain(e){this.clear(),this.grid=e?.grid??null,this.lit=e?.mesh!==null,e?.mesh?this.addMesh(e.mesh.positions,e.mesh.triangles,e.grid):e?.grid&&this.addGrid(e.grid),this.stage.invalidate()}drape(e,t){if(!this.grid||!this.ground)return;const i=new TE(t2(this.grid,e,t,this.lit));i.colorSpace=$i,i.minFilter=mi,i.generateMipmaps=!1,i.anisotropy=this.stage.software?1:8;const s=this.ground.material;s.map?.dispose(),s.map=i,s.needsUpdate=!0,this.stage.invalidate()}setWallColour(e){this.walls?.color.set(e),this.stage.invalidate()}walls=null;addGrid(e){const t=db(e,n2(this.stage)/2),{positions:i,uv:s,triangles:r}=GP(t,e),a=new on;a.setAttribute("position",new nn(i,3)),a.setAttribute("uv",new nn(s,2)),a.setIndex(new nn(r,1));const o=new ql({side:qi,polygonOffset:!0,polygonOffsetFactor:1.5,polygonOffsetUnits:4});this.ground=new Ii(a,o),this.group.add(this.ground),this.addWalls(t)}addWalls(e){const t=s2(e),i=new on;i.setAttribute("position",new nn(t,3)),this.walls=new ql({side:qi,color:10134441}),this.group.add(new Ii(i,this.walls))}addMesh(e,t,i){const s=new on;s.setAttribute("position",new nn(e,3)),s.setAttribute("uv",new nn(i2(e,i),2)),s.setIndex(new nn(t,1)),s.computeVertexNormals();const r=new Bx({color:16777215,side:qi,polygonOffset:!0,polygonOffsetFactor:1.5,polygonOffsetUnits:4});this.ground=new Ii(s,r),this.group.add(this.ground)}get object(){return this.lit?this.ground:null}clear(){for(const e of[...this.group.children]){const t=e;t.geometry.dispose(),t.material.map?.dispose(),t.material.dispose(),this.group.remove(t)}this.ground=this.walls=null}}function i2(n,e){const t=new Float32Array(2*n.length/3);for(let i=0;i<t.length/2;++i)t[2*i]=(n[3*i]-e.west)/((e.columns-1)*e.stepX),t[2*i+1]=(n[3*i+1]-e.south)/((e.rows-1)*e.stepY);return t}function s2(n){const[e,t]=Iv(n),i=e-.06*(t-e)-.5,s=[];for(let a=0;a<n.columns-1;++a)s.push([a,0]);for(let a=0;a<n.rows-1;++a)s.push([n.columns-1,a]);for(let a=n.columns-1;a>0;--a)s.push([a,n.rows-1]);for(let a=n.rows-1;a>0;--a)s.push([0,a]);const r=[];return s.forEach(([a,o],l)=>{const[c,h]=s[(l+1)%s.length],[d,f]=[rs(n,a,o),rs(n,c,h)];if(Number.isNaN(d)||Number.isNaN(f))return;const[p,_,S,g]=[n.west+a*n.stepX,n.south+o*n.stepY,n.west+c*n.stepX,n.south+h*n.stepY];r.push(p,_,d,p,_,i,S,g,f,S,g,f,p,_,i,S,g,i)}),Float32Array.from(r)}function Xf(n){if(!n)return Math.PI/2;let[e,t]=[0,0];const i=Math.max(1,Math.floor(Math.max(n.columns,n.rows)/100));for(let s=0;s+i<n.rows;s+=i)for(let r=0;r+i<n.columns;r+=i){const a=rs(n,r,s),[o,l]=[rs(n,r+i,s)-a,rs(n,r,s+i)-a];Number.isNaN(o+l)||(e+=o/n.stepX,t+=l/n.stepY)}return Math.hypot(e,t)>1e-9?Math.atan2(t,e):Math.PI/2}const r2=9,a2={point:1,line:2,area:3,barrier:2,counter:2,region:3,cut:2};class o2{constructor(e){this.host=e,this.stage=new uy(e),this.labels=new QC(this.stage,e),this.ground=new hy(this.stage),this.paths=new fP(this.stage),this.starts=new Fr(this.stage,"#d7261e",7),this.ends=new Fr(this.stage,"#f5a700",8,"#3b2a00"),this.impacts=new Fr(this.stage,"#ffffff",5,"#101010"),this.middles=new Fr(this.stage,"#ffffff",9,"#0b5cad",!0),this.handles=new Fr(this.stage,"#0b5cad",13,"#ffffff",!0),this.chosen=new Fr(this.stage,"#f5a700",16,"#1b1b1b",!0),this.features=new xd(this.stage,this.labels,"features"),this.extras=new xd(this.stage,this.labels,"extras"),this.draft=new xd(this.stage,this.labels,"draft"),this.rock=new Wf(this.stage,"#c98f54"),this.ring=new Fr(this.stage,"ring",26,"#0b5cad",!0),this.draw=new qC(this.stage,(t,i)=>this.groundUnder(t,i)),this.stage.afterDraw.add(this.markFirst),this.bindGround(),this.bindPaths(),this.bindTools()}stage;paths;labels;ground;starts;ends;impacts;handles;middles;chosen;dragging=Ne(!1);features;extras;draft;rock;ring;draw;stops=[];markFirst=()=>{Gt.peek()&&(this.stage.afterDraw.delete(this.markFirst),performance.mark("talus: first picture"),this.bindFeatures())};dispose(){this.stops.forEach(e=>e()),this.labels.dispose(),this.stage.dispose()}bind(...e){this.stops.push(...e.map(t=>qt(t)))}groundUnder(e,t){const i=this.stage.ray(e,t),s=Gt.value?.grid;if(!this.ground.object)return s?ub(s,i.ray.origin.toArray(),i.ray.direction.toArray()):null;const r=i.intersectObject(this.ground.object)[0];return r?r.point.toArray():null}bindGround(){this.bind(()=>{Xs.value,this.stage.setBackground(si("--stage")),Gt.value,this.ground.setWallColour(si("--wall"))},()=>{this.ground.setTerrain(Gt.value),Gt.value&&(this.stage.setSubject(...Gt.value.bounds,Xf(Gt.value.grid)),this.stage.look("oblique"),this.ground.setWallColour(si("--wall")))},()=>{if(!Gt.value||this.dragging.value)return;const e=Zd.value,t=ix.value;this.ground.drape(t&&e?{grid:t,...e}:null,pi.regions.value&&!t?vP():[]),this.stage.afterDraw.has(this.markFirst)&&this.stage.drawNow()})}bindPaths(){this.bind(()=>this.paths.setPaths(Mt.value),()=>{const e=Mt.value.quantities.get(Xr.value);this.paths.colour(e,...e?[0,Up(e)[1]]:[0,1])},()=>{Mt.value;const e=Sn.value===null;this.paths.show(pi.paths.value,e?.9:.22,e?Mn.value+1e-6:1/0)},()=>this.impacts.set(Ml.value?.positions??new Float32Array(0),Ml.value?.times),()=>{Ml.value,this.impacts.show(pi.impacts.value,Sn.value===null?Mn.value:1/0)},()=>this.ends.set(mP()),()=>{qr.value,Mt.value,this.ends.show(pi.ends.value&&Sn.value===null&&Mn.value>=Es.value)},()=>this.rock.setMesh(Hs.value?.mesh??null),()=>this.moveRock())}moveRock(){const e=Hs.value;if(this.ring.show(e!==null&&!dr.value),!e)return;const t=ey(e.frames,Mn.value);this.rock.pose(t),this.ring.set(Float32Array.from(t.place)),this.ring.show(!dr.value),dr.value&&this.stage.follow(t.place,36*l2(e.mesh.positions))}bindFeatures(){this.bind(()=>this.features.set(pi.features.value?ug.value:[]),()=>{this.starts.set(pP()),this.starts.show(pi.starts.value)},()=>this.extras.set([...gP(),..._P()]),()=>this.showHandles())}showHandles(){const e=gn.value===null&&Ht.value==="setup",[t,i]=e?[oc.value,Nb.value]:[[],[]],s=_n.value===null?void 0:t[_n.value];su(this.handles,t),su(this.middles,i.map(r=>r.at)),su(this.chosen,s?[s]:[]),this.draw.setHandles(t,i)}bindTools(){this.draw.actions={choose:e=>{_n.value=e,this.host.focus()},add:e=>Dp(e)?_n.value:null,move:(e,[t,i],s)=>{this.dragging.value=!0,Yv(e,t,i,s)},dropped:()=>void(this.dragging.value=!1)},this.draw.onHover=e=>sx.value=e,this.draw.onClick=(e,t)=>this.clicked(e,t),this.bind(()=>{const e=gn.value;if(e===null)return this.draft.set([]),this.draw.stop();const t=e==="area"||e==="region";this.draw.begin({least:a2[e],most:e==="point"?1:e==="cut"?2:1e3,changed:i=>{const s=Ho(i.map(([r,a])=>[r,a]),t);this.draft.set([{kind:"draft",line:s}]),su(this.handles,i)},done:i=>{gn.value=null,this.draft.set([]),this.showHandles(),e==="cut"?os.value={from:[i[0][0],i[0][1]],to:[i[1][0],i[1][1]]}:wb(e,i.map(([s,r])=>[s,r]))},cancelled:()=>{gn.value=null,this.draft.set([]),this.showHandles()}})})}featureAt(e,t){const i=[...ug.value,...pi.regions.value?ws.value.flatMap((a,o)=>Hv(o)):[]].filter(a=>a.of),s=i.map(a=>a.line.map(o=>this.stage.toScreen(new H(...o)))),r=XC(s,e,t,r2);return r===null?null:i[r].of}clicked(e,t){const i=this.stage.renderer.domElement.getBoundingClientRect(),s=Ht.value==="setup"&&pi.features.value?this.featureAt(e-i.left,t-i.top):null;if(s)return void(jn.value=s);const{camera:r}=this.stage,a=r.projectionMatrix.clone().multiply(r.matrixWorldInverse),o=pi.paths.value?WC(Mt.value,a.elements,i.width,i.height,e-i.left,t-i.top):null;o?Ro(Mt.value.rocks[o.path]):Sn.value!==null?Ro(null):jn.value=null}focus(){this.host.focus()}fit(){const e=Sn.value===null?-1:Ip(Mt.value,Sn.value);if(e<0)return this.stage.fit();const[t,i]=[new H(1/0,1/0,1/0),new H(-1/0,-1/0,-1/0)];for(let s=Mt.value.offsets[e];s<Mt.value.offsets[e+1];++s){const r=new H().fromArray(Mt.value.positions,3*s);t.min(r),i.max(r)}this.stage.focus(t.toArray(),i.toArray())}}function su(n,e){n.set(Float32Array.from(e.flatMap(t=>[...t]))),n.show(e.length>0)}const l2=n=>n.reduce((e,t)=>Math.max(e,Math.abs(t)),.1),c2=!0,Xn="u-",u2="uplot",h2=Xn+"hz",d2=Xn+"vt",f2=Xn+"title",p2=Xn+"wrap",m2=Xn+"under",g2=Xn+"over",_2=Xn+"axis",pa=Xn+"off",v2=Xn+"select",x2=Xn+"cursor-x",y2=Xn+"cursor-y",S2=Xn+"cursor-pt",M2=Xn+"legend",b2=Xn+"live",w2=Xn+"inline",E2=Xn+"series",T2=Xn+"marker",V_=Xn+"label",A2=Xn+"value",pl="width",ml="height",ll="top",W_="bottom",uo="left",Md="right",rm="#000",X_=rm+"0",bd="mousemove",$_="mousedown",wd="mouseup",q_="mouseenter",Y_="mouseleave",K_="dblclick",R2="resize",C2="scroll",Z_="change",Vu="dppxchange",am="--",Vo=typeof window<"u",$f=Vo?document:null,wo=Vo?window:null,P2=Vo?navigator:null;let Lt,ru;function qf(){let n=devicePixelRatio;Lt!=n&&(Lt=n,ru&&Kf(Z_,ru,qf),ru=matchMedia(`(min-resolution: ${Lt-.001}dppx) and (max-resolution: ${Lt+.001}dppx)`),Ma(Z_,ru,qf),wo.dispatchEvent(new CustomEvent(Vu)))}function Wi(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Yf(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function tn(n,e,t){n.style[e]=t+"px"}function vs(n,e,t,i){let s=$f.createElement(n);return e!=null&&Wi(s,e),t?.insertBefore(s,i),s}function es(n,e){return vs("div",n,e)}const J_=new WeakMap;function ks(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",a=J_.get(n);r!=a&&(n.style.transform=r,J_.set(n,r),e<0||t<0||e>i||t>s?Wi(n,pa):Yf(n,pa))}const j_=new WeakMap;function Q_(n,e,t){let i=e+t,s=j_.get(n);i!=s&&(j_.set(n,i),n.style.background=e,n.style.borderColor=t)}const e0=new WeakMap;function t0(n,e,t,i){let s=e+""+t,r=e0.get(n);s!=r&&(e0.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}const om={passive:!0},L2={...om,capture:!0};function Ma(n,e,t,i){e.addEventListener(n,t,i?L2:om)}function Kf(n,e,t,i){e.removeEventListener(n,t,om)}Vo&&qf();function xs(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:Ki((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function dy(n){return(t,i,s)=>{let r=-1,a=-1;for(let o=i;o<=s;o++)if(n(t[o])){r=o;break}for(let o=s;o>=i;o--)if(n(t[o])){a=o;break}return[r,a]}}const fy=n=>n!=null,py=n=>n!=null&&n>0,dh=dy(fy),D2=dy(py);function N2(n,e,t,i=0,s=!1){let r=s?D2:dh,a=s?py:fy;[e,t]=r(n,e,t);let o=n[e],l=n[e];if(e>-1)if(i==1)o=n[e],l=n[t];else if(i==-1)o=n[t],l=n[e];else for(let c=e;c<=t;c++){let h=n[c];a(h)&&(h<o?o=h:h>l&&(l=h))}return[o??Wt,l??-Wt]}function fh(n,e,t,i){let s=s0(n),r=s0(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let a=t==10?vr:my,o=s==1?Ki:ns,l=r==1?ns:Ki,c=o(a(kn(n))),h=l(a(kn(e))),d=No(t,c),f=No(t,h);return t==10&&(c<0&&(d=Xt(d,-c)),h<0&&(f=Xt(f,-h))),i||t==2?(n=d*s,e=f*r):(n=xy(n,d),e=ph(e,f)),[n,e]}function lm(n,e,t,i){let s=fh(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}const cm=.1,n0={mode:3,pad:cm},Tl={pad:0,soft:null,mode:0},I2={min:Tl,max:Tl};function Wu(n,e,t,i){return mh(t)?i0(n,e,t):(Tl.pad=t,Tl.soft=i?0:null,Tl.mode=i?3:0,i0(n,e,I2))}function Ct(n,e){return n??e}function U2(n,e,t){for(e=Ct(e,0),t=Ct(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function i0(n,e,t){let i=t.min,s=t.max,r=Ct(i.pad,0),a=Ct(s.pad,0),o=Ct(i.hard,-Wt),l=Ct(s.hard,Wt),c=Ct(i.soft,Wt),h=Ct(s.soft,-Wt),d=Ct(i.mode,0),f=Ct(s.mode,0),p=e-n,_=vr(p),S=Ri(kn(n),kn(e)),g=vr(S),m=kn(g-_);(p<1e-24||m>10)&&(p=0,(n==0||e==0)&&(p=1e-24,d==2&&c!=Wt&&(r=0),f==2&&h!=-Wt&&(a=0)));let y=p||S||1e3,R=vr(y),b=No(10,Ki(R)),L=y*(p==0?n==0?.1:1:r),A=Xt(xy(n-L,b/10),24),v=n>=c&&(d==1||d==3&&A<=c||d==2&&A>=c)?c:Wt,T=Ri(o,A<v&&n>=v?v:Ss(v,A)),z=y*(p==0?e==0?.1:1:a),I=Xt(ph(e+z,b/10),24),D=e<=h&&(f==1||f==3&&I>=h||f==2&&I<=h)?h:-Wt,k=Ss(l,I>D&&e<=D?D:Ri(D,I));return T==k&&T==0&&(k=100),[T,k]}const F2=new Intl.NumberFormat(Vo?P2.language:"en-US"),um=n=>F2.format(n),Zi=Math,Su=Zi.PI,kn=Zi.abs,Ki=Zi.floor,On=Zi.round,ns=Zi.ceil,Ss=Zi.min,Ri=Zi.max,No=Zi.pow,s0=Zi.sign,vr=Zi.log10,my=Zi.log2,O2=(n,e=1)=>Zi.sinh(n)*e,Ed=(n,e=1)=>Zi.asinh(n/e),Wt=1/0;function r0(n){return(vr((n^n>>31)-(n>>31))|0)+1}function Zf(n,e,t){return Ss(Ri(n,e),t)}function gy(n){return typeof n=="function"}function St(n){return gy(n)?n:()=>n}const k2=()=>{},_y=n=>n,vy=(n,e)=>e,B2=n=>null,a0=n=>!0,o0=(n,e)=>n==e,z2=/\.\d*?(?=9{6,}|0{6,})/gm,Ca=n=>{if(Sy(n)||ta.has(n))return n;const e=`${n}`,t=e.match(z2);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Ca(s)}e${r}`}return Xt(n,i)};function da(n,e){return Ca(Xt(Ca(n/e))*e)}function ph(n,e){return Ca(ns(Ca(n/e))*e)}function xy(n,e){return Ca(Ki(Ca(n/e))*e)}function Xt(n,e=0){if(Sy(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return On(i)/t}const ta=new Map;function yy(n){return((""+n).split(".")[1]||"").length}function Kl(n,e,t,i){let s=[],r=i.map(yy);for(let a=e;a<t;a++){let o=kn(a),l=Xt(No(n,a),o);for(let c=0;c<i.length;c++){let h=n==10?+`${i[c]}e${a}`:i[c]*l,d=(a>=0?0:o)+(a>=r[c]?0:r[c]),f=n==10?h:Xt(h,d);s.push(f),ta.set(f,d)}}return s}const Al={},hm=[],Io=[null,null],zr=Array.isArray,Sy=Number.isInteger,H2=n=>n===void 0;function l0(n){return typeof n=="string"}function mh(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function G2(n){return n!=null&&typeof n=="object"}const V2=Object.getPrototypeOf(Uint8Array),My="__proto__";function Uo(n,e=mh){let t;if(zr(n)){let i=n.find(s=>s!=null);if(zr(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=Uo(n[s],e)}else t=n.slice()}else if(n instanceof V2)t=n.slice();else if(e(n)){t={};for(let i in n)i!=My&&(t[i]=Uo(n[i],e))}else t=n;return t}function Dn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=My&&(mh(n[s])?Dn(n[s],Uo(i[s])):n[s]=Uo(i[s]))}return n}const W2=0,X2=1,$2=2;function q2(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let a=e[i];if(a>r){for(s=a-1;s>=0&&n[s]==null;)n[s--]=null;for(s=a+1;s<t&&n[s]==null;)n[r=s++]=null}}}function Y2(n,e){if(J2(n)){let a=n[0].slice();for(let o=1;o<n.length;o++)a.push(...n[o].slice(1));return j2(a[0])||(a=Z2(a)),a}let t=new Set;for(let a=0;a<n.length;a++){let l=n[a][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let i=[Array.from(t).sort((a,o)=>a-o)],s=i[0].length,r=new Map;for(let a=0;a<s;a++)r.set(i[0][a],a);for(let a=0;a<n.length;a++){let o=n[a],l=o[0];for(let c=1;c<o.length;c++){let h=o[c],d=Array(s).fill(void 0),f=e?e[a][c]:X2,p=[];for(let _=0;_<h.length;_++){let S=h[_],g=r.get(l[_]);S===null?f!=W2&&(d[g]=S,f==$2&&p.push(g)):d[g]=S}q2(d,p,s),i.push(d)}}return i}const K2=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function Z2(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,a)=>e[r]-e[a]);let s=[];for(let r=0;r<n.length;r++){let a=n[r],o=Array(t);for(let l=0;l<t;l++)o[l]=a[i[l]];s.push(o)}return s}function J2(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function j2(n,e=100){const t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;const r=Ri(1,Ki((s-i+1)/e));for(let a=n[i],o=i+r;o<=s;o+=r){const l=n[o];if(l!=null){if(l<=a)return!1;a=l}}return!0}const by=["January","February","March","April","May","June","July","August","September","October","November","December"],wy=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Ey(n){return n.slice(0,3)}const Q2=wy.map(Ey),e3=by.map(Ey),t3={MMMM:by,MMM:e3,WWWW:wy,WWW:Q2};function cl(n){return(n<10?"0":"")+n}function n3(n){return(n<10?"00":n<100?"0":"")+n}const i3={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>cl(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>cl(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>cl(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>cl(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>cl(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>n3(n.getMilliseconds())};function dm(n,e){e=e||t3;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?i3[s[1]]:s[0]);return r=>{let a="";for(let o=0;o<t.length;o++)a+=typeof t[o]=="string"?t[o]:t[o](r,e);return a}}const s3=new Intl.DateTimeFormat().resolvedOptions().timeZone;function r3(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==s3?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}const Ty=n=>n%1==0,Xu=[1,2,2.5,5],a3=Kl(10,-32,0,Xu),Ay=Kl(10,0,32,Xu),o3=Ay.filter(Ty),fa=a3.concat(Ay),fm=`
`,Ry="{YYYY}",c0=fm+Ry,Cy="{M}/{D}",gl=fm+Cy,au=gl+"/{YY}",Py="{aa}",l3="{h}:{mm}",po=l3+Py,u0=fm+po,h0=":{ss}",It=null;function Ly(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,a=s*365,l=(n==1?Kl(10,0,3,Xu).filter(Ty):Kl(10,-3,0,Xu)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,a,a*2,a*5,a*10,a*25,a*50,a*100]);const c=[[a,Ry,It,It,It,It,It,It,1],[s*28,"{MMM}",c0,It,It,It,It,It,1],[s,Cy,c0,It,It,It,It,It,1],[i,"{h}"+Py,au,It,gl,It,It,It,1],[t,po,au,It,gl,It,It,It,1],[e,h0,au+" "+po,It,gl+" "+po,It,u0,It,1],[n,h0+".{fff}",au+" "+po,It,gl+" "+po,It,u0,It,1]];function h(d){return(f,p,_,S,g,m)=>{let y=[],R=g>=a,b=g>=r&&g<a,L=d(_),A=Xt(L*n,3),v=Td(L.getFullYear(),R?0:L.getMonth(),b||R?1:L.getDate()),T=Xt(v*n,3);if(b||R){let z=b?g/r:0,I=R?g/a:0,D=A==T?A:Xt(Td(v.getFullYear()+I,v.getMonth()+z,1)*n,3),k=new Date(On(D/n)),V=k.getFullYear(),U=k.getMonth();for(let W=0;D<=S;W++){let Z=Td(V+I*W,U+z*W,1),G=Z-d(Xt(Z*n,3));D=Xt((+Z+G)*n,3),D<=S&&y.push(D)}}else{let z=g>=s?s:g,I=Ki(_)-Ki(A),D=T+I+ph(A-T,z);y.push(D);let k=d(D),V=k.getHours()+k.getMinutes()/t+k.getSeconds()/i,U=g/i,W=f.axes[p]._space,Z=m/W;for(;D=Xt(D+g,n==1?0:3),!(D>S);)if(U>1){let G=Ki(Xt(V+U,6))%24,Q=d(D).getHours()-G;Q>1&&(Q=-1),D-=Q*i,V=(V+U)%24;let se=y[y.length-1];Xt((D-se)/g,3)*Z>=.7&&y.push(D)}else y.push(D)}return y}}return[l,c,h]}const[c3,u3,h3]=Ly(1),[d3,f3,p3]=Ly(.001);Kl(2,-53,53,[1]);function d0(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function f0(n,e){return(t,i,s,r,a)=>{let o=e.find(_=>a>=_[0])||e[e.length-1],l,c,h,d,f,p;return i.map(_=>{let S=n(_),g=S.getFullYear(),m=S.getMonth(),y=S.getDate(),R=S.getHours(),b=S.getMinutes(),L=S.getSeconds(),A=g!=l&&o[2]||m!=c&&o[3]||y!=h&&o[4]||R!=d&&o[5]||b!=f&&o[6]||L!=p&&o[7]||o[1];return l=g,c=m,h=y,d=R,f=b,p=L,A(S)})}}function m3(n,e){let t=dm(e);return(i,s,r,a,o)=>s.map(l=>t(n(l)))}function Td(n,e,t){return new Date(n,e,t)}function p0(n,e){return e(n)}const g3="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function m0(n,e){return(t,i,s,r)=>r==null?am:e(n(i))}function _3(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function v3(n,e){return n.series[e].fill(n,e)}const x3={show:!0,live:!0,isolate:!1,mount:k2,markers:{show:!0,width:2,stroke:_3,fill:v3,dash:"solid"},idx:null,idxs:null,values:[]};function y3(n,e){let t=n.cursor.points,i=es(),s=t.size(n,e);tn(i,pl,s),tn(i,ml,s);let r=s/-2;tn(i,"marginLeft",r),tn(i,"marginTop",r);let a=t.width(n,e,s);return a&&tn(i,"borderWidth",a),i}function S3(n,e){let t=n.series[e].points;return t._fill||t._stroke}function M3(n,e){let t=n.series[e].points;return t._stroke||t._fill}function b3(n,e){return n.series[e].points.size}const Ad=[0,0];function w3(n,e,t){return Ad[0]=e,Ad[1]=t,Ad}function ou(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Rd(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}const E3={show:!0,x:!0,y:!0,lock:!1,move:w3,points:{one:!1,show:y3,size:b3,width:0,stroke:M3,fill:S3},bind:{mousedown:ou,mouseup:ou,click:ou,dblclick:ou,mousemove:Rd,mouseleave:Rd,mouseenter:Rd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Dy={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},pm=Dn({},Dy,{filter:vy}),Ny=Dn({},pm,{size:10}),Iy=Dn({},Dy,{show:!1}),mm='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Uy="bold "+mm,Fy=1.5,g0={show:!0,scale:"x",stroke:rm,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Uy,side:2,grid:pm,ticks:Ny,border:Iy,font:mm,lineGap:Fy,rotate:0},T3="Value",A3="Time",_0={show:!0,scale:"x",auto:!1,sorted:1,min:Wt,max:-Wt,idxs:[]};function R3(n,e,t,i,s){return e.map(r=>r==null?"":um(r))}function C3(n,e,t,i,s,r,a){let o=[],l=ta.get(s)||0;t=a?t:Xt(ph(t,s),l);for(let c=t;c<=i;c=Xt(c+s,l))o.push(Object.is(c,-0)?0:c);return o}function Jf(n,e,t,i,s,r,a){const o=[],l=n.scales[n.axes[e].scale].log,c=l==10?vr:my,h=Ki(c(t));s=No(l,h),l==10&&(s=fa[xs(s,fa)]);let d=t,f=s*l;l==10&&(f=fa[xs(f,fa)]);do o.push(d),d=d+s,l==10&&!ta.has(d)&&(d=Xt(d,ta.get(s))),d>=f&&(s=d,f=s*l,l==10&&(f=fa[xs(f,fa)]));while(d<=i);return o}function P3(n,e,t,i,s,r,a){let l=n.scales[n.axes[e].scale].asinh,c=i>l?Jf(n,e,Ri(l,t),i,s):[l],h=i>=0&&t<=0?[0]:[];return(t<-l?Jf(n,e,Ri(l,-i),-t,s):[l]).reverse().map(f=>-f).concat(h,c)}const Oy=/./,L3=/[12357]/,D3=/[125]/,v0=/1/,jf=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function N3(n,e,t,i,s){let r=n.axes[t],a=r.scale,o=n.scales[a],l=n.valToPos,c=r._space,h=l(10,a),d=l(9,a)-h>=c?Oy:l(7,a)-h>=c?L3:l(5,a)-h>=c?D3:v0;if(d==v0){let f=kn(l(1,a)-h);if(f<c)return jf(e.slice().reverse(),o.distr,d,ns(c/f)).reverse()}return jf(e,o.distr,d,1)}function I3(n,e,t,i,s){let r=n.axes[t],a=r.scale,o=r._space,l=n.valToPos,c=kn(l(1,a)-l(2,a));return c<o?jf(e.slice().reverse(),3,Oy,ns(o/c)).reverse():e}function U3(n,e,t,i){return i==null?am:e==null?"":um(e)}const x0={show:!0,scale:"y",stroke:rm,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Uy,side:3,grid:pm,ticks:Ny,border:Iy,font:mm,lineGap:Fy,rotate:0};function F3(n,e){let t=3+(n||1)*2;return Xt(t*e,3)}function O3(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),a=n.valToPos(s[i[1]],t,!0),o=kn(a-r),l=n.series[e],c=o/(l.points.space*Lt);return i[1]-i[0]<=c}const y0={scale:null,auto:!0,sorted:0,min:Wt,max:-Wt},ky=(n,e,t,i,s)=>s,S0={show:!0,auto:!0,sorted:0,gaps:ky,alpha:1,facets:[Dn({},y0,{scale:"x"}),Dn({},y0,{scale:"y"})]},M0={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ky,alpha:1,points:{show:O3,filter:null},values:null,min:Wt,max:-Wt,idxs:[],path:null,clip:null};function k3(n,e,t,i,s){return t/10}const By={time:c2,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},B3=Dn({},By,{time:!1,ori:1}),b0={};function zy(n,e){let t=b0[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,a,o,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(i,s,r,a,o,l,c)}},n!=null&&(b0[n]=t)),t}const Fo=1,Qf=2;function ka(n,e,t){const i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,a=n.scales,o=n.bbox;let l=r[0],c=i==2?r[1]:r[e],h=i==2?a[s.facets[0].scale]:a[n.series[0].scale],d=i==2?a[s.facets[1].scale]:a[s.scale],f=o.left,p=o.top,_=o.width,S=o.height,g=n.valToPosH,m=n.valToPosV;return h.ori==0?t(s,l,c,h,d,g,m,f,p,_,S,_h,Wo,xh,Gy,Wy):t(s,l,c,h,d,m,g,p,f,S,_,vh,Xo,vm,Vy,Xy)}function gm(n,e){let t=0,i=0,s=Ct(n.bands,hm);for(let r=0;r<s.length;r++){let a=s[r];a.series[0]==e?t=a.dir:a.series[1]==e&&(a.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function z3(n,e,t,i,s){let r=n.mode,a=n.series[e],o=r==2?a.facets[1].scale:a.scale,l=n.scales[o];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function xr(n,e,t,i,s,r){return ka(n,e,(a,o,l,c,h,d,f,p,_,S,g)=>{let m=a.pxRound;const y=c.dir*(c.ori==0?1:-1),R=c.ori==0?Wo:Xo;let b,L;y==1?(b=t,L=i):(b=i,L=t);let A=m(d(o[b],c,S,p)),v=m(f(l[b],h,g,_)),T=m(d(o[L],c,S,p)),z=m(f(r==1?h.max:h.min,h,g,_)),I=new Path2D(s);return R(I,T,z),R(I,A,z),R(I,A,v),I})}function gh(n,e,t,i,s,r){let a=null;if(n.length>0){a=new Path2D;const o=e==0?xh:vm;let l=t;for(let d=0;d<n.length;d++){let f=n[d];if(f[1]>f[0]){let p=f[0]-l;p>0&&o(a,l,i,p,i+r),l=f[1]}}let c=t+s-l,h=10;c>0&&o(a,l,i-h/2,c,i+r+h)}return a}function H3(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function _m(n,e,t,i,s,r,a){let o=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let d=c,f=c;if(s==1)for(;++c<=i&&e[c]===null;)f=c;else for(;--c>=t&&e[c]===null;)f=c;let p=r(n[d]),_=f==d?p:r(n[f]),S=d-s;p=a<=0&&S>=0&&S<l?r(n[S]):p;let m=f+s;_=a>=0&&m>=0&&m<l?r(n[m]):_,_>=p&&o.push([p,_])}return o}function w0(n){return n==0?_y:n==1?On:e=>da(e,n)}function Hy(n){let e=n==0?_h:vh,t=n==0?(s,r,a,o,l,c)=>{s.arcTo(r,a,o,l,c)}:(s,r,a,o,l,c)=>{s.arcTo(a,r,l,o,c)},i=n==0?(s,r,a,o,l)=>{s.rect(r,a,o,l)}:(s,r,a,o,l)=>{s.rect(a,r,l,o)};return(s,r,a,o,l,c=0,h=0)=>{c==0&&h==0?i(s,r,a,o,l):(c=Ss(c,o/2,l/2),h=Ss(h,o/2,l/2),e(s,r+c,a),t(s,r+o,a,r+o,a+l,c),t(s,r+o,a+l,r,a+l,h),t(s,r,a+l,r,a,h),t(s,r,a,r+o,a,c),s.closePath())}}const _h=(n,e,t)=>{n.moveTo(e,t)},vh=(n,e,t)=>{n.moveTo(t,e)},Wo=(n,e,t)=>{n.lineTo(e,t)},Xo=(n,e,t)=>{n.lineTo(t,e)},xh=Hy(0),vm=Hy(1),Gy=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},Vy=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},Wy=(n,e,t,i,s,r,a)=>{n.bezierCurveTo(e,t,i,s,r,a)},Xy=(n,e,t,i,s,r,a)=>{n.bezierCurveTo(t,e,s,i,a,r)};function $y(n){return(e,t,i,s,r)=>ka(e,t,(a,o,l,c,h,d,f,p,_,S,g)=>{let{pxRound:m,points:y}=a,R,b;c.ori==0?(R=_h,b=Gy):(R=vh,b=Vy);const L=Xt(y.width*Lt,3);let A=(y.size-y.width)/2*Lt,v=Xt(A*2,3),T=new Path2D,z=new Path2D,{left:I,top:D,width:k,height:V}=e.bbox;xh(z,I-v,D-v,k+v*2,V+v*2);const U=W=>{if(l[W]!=null){let Z=m(d(o[W],c,S,p)),G=m(f(l[W],h,g,_));R(T,Z+A,G),b(T,Z,G,A,0,Su*2)}};if(r)r.forEach(U);else for(let W=i;W<=s;W++)U(W);return{stroke:L>0?T:null,fill:T,clip:z,flags:Fo|Qf}})}function qy(n){return(e,t,i,s,r,a)=>{i!=s&&(r!=i&&a!=i&&n(e,t,i),r!=s&&a!=s&&n(e,t,s),n(e,t,a))}}const G3=qy(Wo),V3=qy(Xo);function Yy(n){const e=Ct(n?.alignGaps,0);return(t,i,s,r)=>ka(t,i,(a,o,l,c,h,d,f,p,_,S,g)=>{[s,r]=dh(l,s,r);let m=a.pxRound,y=V=>m(d(V,c,S,p)),R=V=>m(f(V,h,g,_)),b,L;c.ori==0?(b=Wo,L=G3):(b=Xo,L=V3);const A=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Fo},T=v.stroke;let z=!1;if(r-s>=S*4){let V=he=>t.posToVal(he,c.key,!0),U=null,W=null,Z,G,ce,J=y(o[A==1?s:r]),Q=y(o[s]),se=y(o[r]),de=V(A==1?Q+1:se-1);for(let he=A==1?s:r;he>=s&&he<=r;he+=A){let ee=o[he],ve=(A==1?ee<de:ee>de)?J:y(ee),Ae=l[he];ve==J?Ae!=null?(G=Ae,U==null?(b(T,ve,R(G)),Z=U=W=G):G<U?U=G:G>W&&(W=G)):Ae===null&&(z=!0):(U!=null&&L(T,J,R(U),R(W),R(Z),R(G)),Ae!=null?(G=Ae,b(T,ve,R(G)),U=W=Z=G):(U=W=null,Ae===null&&(z=!0)),J=ve,de=V(J+A))}U!=null&&U!=W&&ce!=J&&L(T,J,R(U),R(W),R(Z),R(G))}else for(let V=A==1?s:r;V>=s&&V<=r;V+=A){let U=l[V];U===null?z=!0:U!=null&&b(T,y(o[V]),R(U))}let[D,k]=gm(t,i);if(a.fill!=null||D!=0){let V=v.fill=new Path2D(T),U=a.fillTo(t,i,a.min,a.max,D),W=R(U),Z=y(o[s]),G=y(o[r]);A==-1&&([G,Z]=[Z,G]),b(V,G,W),b(V,Z,W)}if(!a.spanGaps){let V=[];z&&V.push(..._m(o,l,s,r,A,y,e)),v.gaps=V=a.gaps(t,i,s,r,V),v.clip=gh(V,c.ori,p,_,S,g)}return k!=0&&(v.band=k==2?[xr(t,i,s,r,T,-1),xr(t,i,s,r,T,1)]:xr(t,i,s,r,T,k)),v})}function W3(n){const e=Ct(n.align,1),t=Ct(n.ascDesc,!1),i=Ct(n.alignGaps,0),s=Ct(n.extend,!1);return(r,a,o,l)=>ka(r,a,(c,h,d,f,p,_,S,g,m,y,R)=>{[o,l]=dh(d,o,l);let b=c.pxRound,{left:L,width:A}=r.bbox,v=Q=>b(_(Q,f,y,g)),T=Q=>b(S(Q,p,R,m)),z=f.ori==0?Wo:Xo;const I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Fo},D=I.stroke,k=f.dir*(f.ori==0?1:-1);let V=T(d[k==1?o:l]),U=v(h[k==1?o:l]),W=U,Z=U;s&&e==-1&&(Z=L,z(D,Z,V)),z(D,U,V);for(let Q=k==1?o:l;Q>=o&&Q<=l;Q+=k){let se=d[Q];if(se==null)continue;let de=v(h[Q]),he=T(se);e==1?z(D,de,V):z(D,W,he),z(D,de,he),V=he,W=de}let G=W;s&&e==1&&(G=L+A,z(D,G,V));let[ce,J]=gm(r,a);if(c.fill!=null||ce!=0){let Q=I.fill=new Path2D(D),se=c.fillTo(r,a,c.min,c.max,ce),de=T(se);z(Q,G,de),z(Q,Z,de)}if(!c.spanGaps){let Q=[];Q.push(..._m(h,d,o,l,k,v,i));let se=c.width*Lt/2,de=t||e==1?se:-se,he=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=he}),I.gaps=Q=c.gaps(r,a,o,l,Q),I.clip=gh(Q,f.ori,g,m,y,R)}return J!=0&&(I.band=J==2?[xr(r,a,o,l,D,-1),xr(r,a,o,l,D,1)]:xr(r,a,o,l,D,J)),I})}function E0(n,e,t,i,s,r,a=Wt){if(n.length>1){let o=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(o!=null){let h=kn(n[l]-n[o]);h<c&&(c=h,a=kn(t(n[l],i,s,r)-t(n[o],i,s,r)))}o=l}}return a}function X3(n){n=n||Al;const e=Ct(n.size,[.6,Wt,1]),t=n.align||0,i=n.gap||0;let s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=St(s),a=1-e[0],o=Ct(e[1],Wt),l=Ct(e[2],1),c=Ct(n.disp,Al),h=Ct(n.each,p=>{}),{fill:d,stroke:f}=c;return(p,_,S,g)=>ka(p,_,(m,y,R,b,L,A,v,T,z,I,D)=>{let k=m.pxRound,V=t,U=i*Lt,W=o*Lt,Z=l*Lt,G,ce;b.ori==0?[G,ce]=r(p,_):[ce,G]=r(p,_);const J=b.dir*(b.ori==0?1:-1);let Q=b.ori==0?xh:vm,se=b.ori==0?h:(Ce,Ze,at,be,Vt,Ge,Ke)=>{h(Ce,Ze,at,Vt,be,Ke,Ge)},de=Ct(p.bands,hm).find(Ce=>Ce.series[0]==_),he=de!=null?de.dir:0,ee=m.fillTo(p,_,m.min,m.max,he),me=k(v(ee,L,D,z)),ve,Ae,Me,Xe=I,rt=k(m.width*Lt),Ve=!1,pt=null,ht=null,it=null,sn=null;d!=null&&(rt==0||f!=null)&&(Ve=!0,pt=d.values(p,_,S,g),ht=new Map,new Set(pt).forEach(Ce=>{Ce!=null&&ht.set(Ce,new Path2D)}),rt>0&&(it=f.values(p,_,S,g),sn=new Map,new Set(it).forEach(Ce=>{Ce!=null&&sn.set(Ce,new Path2D)})));let{x0:Yt,size:En}=c;if(Yt!=null&&En!=null){V=1,y=Yt.values(p,_,S,g),Yt.unit==2&&(y=y.map(at=>p.posToVal(T+at*I,b.key,!0)));let Ce=En.values(p,_,S,g);En.unit==2?Ae=Ce[0]*I:Ae=A(Ce[0],b,I,T)-A(0,b,I,T),Xe=E0(y,R,A,b,I,T,Xe),Me=Xe-Ae+U}else Xe=E0(y,R,A,b,I,T,Xe),Me=Xe*a+U,Ae=Xe-Me;Me<1&&(Me=0),rt>=Ae/2&&(rt=0),Me<5&&(k=_y);let Bt=Me>0,$n=Xe-Me-(Bt?rt:0);Ae=k(Zf($n,Z,W)),ve=(V==0?Ae/2:V==J?0:Ae)-V*J*((V==0?U/2:0)+(Bt?rt/2:0));const Tt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},In=Ve?null:new Path2D;let un=null;if(de!=null)un=p.data[de.series[1]];else{let{y0:Ce,y1:Ze}=c;Ce!=null&&Ze!=null&&(R=Ze.values(p,_,S,g),un=Ce.values(p,_,S,g))}let Tn=G*Ae,O=ce*Ae;for(let Ce=J==1?S:g;Ce>=S&&Ce<=g;Ce+=J){let Ze=R[Ce];if(Ze==null)continue;if(un!=null){let $=un[Ce]??0;if(Ze-$==0)continue;me=v($,L,D,z)}let at=b.distr!=2||c!=null?y[Ce]:Ce,be=A(at,b,I,T),Vt=v(Ct(Ze,ee),L,D,z),Ge=k(be-ve),Ke=k(Ri(Vt,me)),C=k(Ss(Vt,me)),M=Ke-C;if(Ze!=null){let $=Ze<0?O:Tn,ue=Ze<0?Tn:O;Ve?(rt>0&&it[Ce]!=null&&Q(sn.get(it[Ce]),Ge,C+Ki(rt/2),Ae,Ri(0,M-rt),$,ue),pt[Ce]!=null&&Q(ht.get(pt[Ce]),Ge,C+Ki(rt/2),Ae,Ri(0,M-rt),$,ue)):Q(In,Ge,C+Ki(rt/2),Ae,Ri(0,M-rt),$,ue),se(p,_,Ce,Ge-rt/2,C,Ae+rt,M)}}return rt>0?Tt.stroke=Ve?sn:In:Ve||(Tt._fill=m.width==0?m._fill:m._stroke??m._fill,Tt.width=0),Tt.fill=Ve?ht:In,Tt})}function $3(n,e){const t=Ct(e?.alignGaps,0);return(i,s,r,a)=>ka(i,s,(o,l,c,h,d,f,p,_,S,g,m)=>{[r,a]=dh(c,r,a);let y=o.pxRound,R=G=>y(f(G,h,g,_)),b=G=>y(p(G,d,m,S)),L,A,v;h.ori==0?(L=_h,v=Wo,A=Wy):(L=vh,v=Xo,A=Xy);const T=h.dir*(h.ori==0?1:-1);let z=R(l[T==1?r:a]),I=z,D=[],k=[];for(let G=T==1?r:a;G>=r&&G<=a;G+=T)if(c[G]!=null){let J=l[G],Q=R(J);D.push(I=Q),k.push(b(c[G]))}const V={stroke:n(D,k,L,v,A,y),fill:null,clip:null,band:null,gaps:null,flags:Fo},U=V.stroke;let[W,Z]=gm(i,s);if(o.fill!=null||W!=0){let G=V.fill=new Path2D(U),ce=o.fillTo(i,s,o.min,o.max,W),J=b(ce);v(G,I,J),v(G,z,J)}if(!o.spanGaps){let G=[];G.push(..._m(l,c,r,a,T,R,t)),V.gaps=G=o.gaps(i,s,r,a,G),V.clip=gh(G,h.ori,_,S,g,m)}return Z!=0&&(V.band=Z==2?[xr(i,s,r,a,U,-1),xr(i,s,r,a,U,1)]:xr(i,s,r,a,U,Z)),V})}function q3(n){return $3(Y3,n)}function Y3(n,e,t,i,s,r){const a=n.length;if(a<2)return null;const o=new Path2D;if(t(o,n[0],e[0]),a==2)i(o,n[1],e[1]);else{let l=Array(a),c=Array(a-1),h=Array(a-1),d=Array(a-1);for(let f=0;f<a-1;f++)h[f]=e[f+1]-e[f],d[f]=n[f+1]-n[f],c[f]=h[f]/d[f];l[0]=c[0];for(let f=1;f<a-1;f++)c[f]===0||c[f-1]===0||c[f-1]>0!=c[f]>0?l[f]=0:(l[f]=3*(d[f-1]+d[f])/((2*d[f]+d[f-1])/c[f-1]+(d[f]+2*d[f-1])/c[f]),isFinite(l[f])||(l[f]=0));l[a-1]=c[a-2];for(let f=0;f<a-1;f++)s(o,n[f]+d[f]/3,e[f]+l[f]*d[f]/3,n[f+1]-d[f]/3,e[f+1]-l[f+1]*d[f]/3,n[f+1],e[f+1])}return o}const ep=new Set;function T0(){for(let n of ep)n.syncRect(!0)}Vo&&(Ma(R2,wo,T0),Ma(C2,wo,T0,!0),Ma(Vu,wo,()=>{oi.pxRatio=Lt}));const K3=Yy(),Z3=$y();function A0(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,a)=>tp(r,a,e,t))}function J3(n,e){return n.map((t,i)=>i==0?{}:Dn({},e,t))}function tp(n,e,t,i){return Dn({},e==0?t:i,n)}function Ky(n,e,t){return e==null?Io:[e,t]}const j3=Ky;function Q3(n,e,t){return e==null?Io:Wu(e,t,cm,!0)}function Zy(n,e,t,i){return e==null?Io:fh(e,t,n.scales[i].log,!1)}const eL=Zy;function Jy(n,e,t,i){return e==null?Io:lm(e,t,n.scales[i].log,!1)}const tL=Jy;function nL(n,e,t,i,s){let r=Ri(r0(n),r0(e)),a=e-n,o=xs(s/i*a,t);do{let l=t[o],c=i*l/a;if(c>=s&&r+(l<5?ta.get(l):0)<=17)return[l,c]}while(++o<t.length);return[0,0]}function R0(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=On((t=+s)*Lt))+"px"),[n,e,t]}function iL(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=Xt(e[2]*Lt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function oi(n,e,t){const i={mode:Ct(n.mode,1)},s=i.mode;function r(x,w,P,N){let X=w.valToPct(x);return N+P*(w.dir==-1?1-X:X)}function a(x,w,P,N){let X=w.valToPct(x);return N+P*(w.dir==-1?X:1-X)}function o(x,w,P,N){return w.ori==0?r(x,w,P,N):a(x,w,P,N)}i.valToPosH=r,i.valToPosV=a;let l=!1;i.status=0;const c=i.root=es(u2);if(n.id!=null&&(c.id=n.id),Wi(c,n.class),n.title){let x=es(f2,c);x.textContent=n.title}const h=vs("canvas"),d=i.ctx=h.getContext("2d"),f=es(p2,c);Ma("click",f,x=>{x.target===_&&(jt!=Xa||rn!=$a)&&Qn.click(i,x)},!0);const p=i.under=es(m2,f);f.appendChild(h);const _=i.over=es(g2,f);n=Uo(n);const S=+Ct(n.pxAlign,1),g=w0(S);(n.plugins||[]).forEach(x=>{x.opts&&(n=x.opts(i,n)||n)});const m=n.ms||.001,y=i.series=s==1?A0(n.series||[],_0,M0,!1):J3(n.series||[null],S0),R=i.axes=A0(n.axes||[],g0,x0,!0),b=i.scales={},L=i.bands=n.bands||[];L.forEach(x=>{x.fill=St(x.fill||null),x.dir=Ct(x.dir,-1)});const A=s==2?y[1].facets[0].scale:y[0].scale,v={axes:nr,series:gt},T=(n.drawOrder||["axes","series"]).map(x=>v[x]);function z(x){const w=x.distr==3?P=>vr(P>0?P:x.clamp(i,P,x.min,x.max,x.key)):x.distr==4?P=>Ed(P,x.asinh):x.distr==100?P=>x.fwd(P):P=>P;return P=>{let N=w(P),{_min:X,_max:K}=x,oe=K-X;return(N-X)/oe}}function I(x){let w=b[x];if(w==null){let P=(n.scales||Al)[x]||Al;if(P.from!=null){I(P.from);let N=Dn({},b[P.from],P,{key:x});N.valToPct=z(N),b[x]=N}else{w=b[x]=Dn({},x==A?By:B3,P),w.key=x;let N=w.time,X=w.range,K=zr(X);if((x!=A||s==2&&!N)&&(K&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?n0:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?n0:{mode:1,hard:X[1],soft:X[1]}},K=!1),!K&&mh(X))){let oe=X;X=(fe,ye,Ue)=>ye==null?Io:Wu(ye,Ue,oe)}w.range=St(X||(N?j3:x==A?w.distr==3?eL:w.distr==4?tL:Ky:w.distr==3?Zy:w.distr==4?Jy:Q3)),w.auto=St(K?!1:w.auto),w.clamp=St(w.clamp||k3),w._min=w._max=null,w.valToPct=z(w)}}}I("x"),I("y"),s==1&&y.forEach(x=>{I(x.scale)}),R.forEach(x=>{I(x.scale)});for(let x in n.scales)I(x);const D=b[A],k=D.distr;let V,U;D.ori==0?(Wi(c,h2),V=r,U=a):(Wi(c,d2),V=a,U=r);const W={};for(let x in b){let w=b[x];(w.min!=null||w.max!=null)&&(W[x]={min:w.min,max:w.max},w.min=w.max=null)}const Z=n.tzDate||(x=>new Date(On(x/m))),G=n.fmtDate||dm,ce=m==1?h3(Z):p3(Z),J=f0(Z,d0(m==1?u3:f3,G)),Q=m0(Z,p0(g3,G)),se=[],de=i.legend=Dn({},x3,n.legend),he=i.cursor=Dn({},E3,{drag:{y:s==2}},n.cursor),ee=de.show,me=he.show,ve=de.markers;de.idxs=se,ve.width=St(ve.width),ve.dash=St(ve.dash),ve.stroke=St(ve.stroke),ve.fill=St(ve.fill);let Ae,Me,Xe,rt=[],Ve=[],pt,ht=!1,it={};if(de.live){const x=y[1]?y[1].values:null;ht=x!=null,pt=ht?x(i,1,0):{_:0};for(let w in pt)it[w]=am}if(ee)if(Ae=vs("table",M2,c),Xe=vs("tbody",null,Ae),de.mount(i,Ae),ht){Me=vs("thead",null,Ae,Xe);let x=vs("tr",null,Me);vs("th",null,x);for(var sn in pt)vs("th",V_,x).textContent=sn}else Wi(Ae,w2),de.live&&Wi(Ae,b2);const Yt={show:!0},En={show:!1};function Bt(x,w){if(w==0&&(ht||!de.live||s==2))return Io;let P=[],N=vs("tr",E2,Xe,Xe.childNodes[w]);Wi(N,x.class),x.show||Wi(N,pa);let X=vs("th",null,N);if(ve.show){let fe=es(T2,X);if(w>0){let ye=ve.width(i,w);ye&&(fe.style.border=ye+"px "+ve.dash(i,w)+" "+ve.stroke(i,w)),fe.style.background=ve.fill(i,w)}}let K=es(V_,X);x.label instanceof HTMLElement?K.appendChild(x.label):K.textContent=x.label,w>0&&(ve.show||(K.style.color=x.width>0?ve.stroke(i,w):ve.fill(i,w)),Tt("click",X,fe=>{if(he._lock)return;Qe(fe);let ye=y.indexOf(x);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let Ue=y.some((Fe,ke)=>ke>0&&ke!=ye&&Fe.show);y.forEach((Fe,ke)=>{ke>0&&Ps(ke,Ue?ke==ye?Yt:En:Yt,!0,Pn.setSeries)})}else Ps(ye,{show:!x.show},!0,Pn.setSeries)},!1),et&&Tt(q_,X,fe=>{he._lock||(Qe(fe),Ps(y.indexOf(x),Ya,!0,Pn.setSeries))},!1));for(var oe in pt){let fe=vs("td",A2,N);fe.textContent="--",P.push(fe)}return[N,P]}const $n=new Map;function Tt(x,w,P,N=!0){const X=$n.get(w)||{},K=he.bind[x](i,w,P,N);K&&(Ma(x,w,X[x]=K),$n.set(w,X))}function In(x,w,P){const N=$n.get(w)||{};for(let X in N)(x==null||X==x)&&(Kf(X,w,N[X]),delete N[X]);x==null&&$n.delete(w)}let un=0,Tn=0,O=0,Ce=0,Ze=0,at=0,be=Ze,Vt=at,Ge=O,Ke=Ce,C=0,M=0,$=0,ue=0;i.bbox={};let ae=!1,_e=!1,xe=!1,te=!1,ie=!1,pe=!1;function F(x,w,P){(P||x!=i.width||w!=i.height)&&re(x,w),dt(!1),xe=!0,_e=!0,ui()}function re(x,w){i.width=un=O=x,i.height=Tn=Ce=w,Ze=at=0,Se(),We();let P=i.bbox;C=P.left=da(Ze*Lt,.5),M=P.top=da(at*Lt,.5),$=P.width=da(O*Lt,.5),ue=P.height=da(Ce*Lt,.5)}const ne=3;function we(){let x=!1,w=0;for(;!x;){w++;let P=Ga(w),N=Cs(w);x=w==ne||P&&N,x||(re(i.width,i.height),_e=!0)}}function ge({width:x,height:w}){F(x,w)}i.setSize=ge;function Se(){let x=!1,w=!1,P=!1,N=!1;R.forEach((X,K)=>{if(X.show&&X._show){let{side:oe,_size:fe}=X,ye=oe%2,Ue=X.label!=null?X.labelSize:0,Fe=fe+Ue;Fe>0&&(ye?(O-=Fe,oe==3?(Ze+=Fe,N=!0):P=!0):(Ce-=Fe,oe==0?(at+=Fe,x=!0):w=!0))}}),As[0]=x,As[1]=P,As[2]=w,As[3]=N,O-=hs[1]+hs[3],Ze+=hs[3],Ce-=hs[2]+hs[0],at+=hs[0]}function We(){let x=Ze+O,w=at+Ce,P=Ze,N=at;function X(K,oe){switch(K){case 1:return x+=oe,x-oe;case 2:return w+=oe,w-oe;case 3:return P-=oe,P+oe;case 0:return N-=oe,N+oe}}R.forEach((K,oe)=>{if(K.show&&K._show){let fe=K.side;K._pos=X(fe,K._size),K.label!=null&&(K._lpos=X(fe,K.labelSize))}})}if(he.dataIdx==null){let x=he.hover,w=x.skip=new Set(x.skip??[]);w.add(void 0);let P=x.prox=St(x.prox),N=x.bias??=0;he.dataIdx=(X,K,oe,fe)=>{if(K==0)return oe;let ye=oe,Ue=P(X,K,oe,fe)??Wt,Fe=Ue>=0&&Ue<Wt,ke=D.ori==0?O:Ce,st=he.left,Pt=e[0],At=e[K];if(w.has(At[oe])){ye=null;let xt=null,Je=null,$e;if(N==0||N==-1)for($e=oe;xt==null&&$e-- >0;)w.has(At[$e])||(xt=$e);if(N==0||N==1)for($e=oe;Je==null&&$e++<At.length;)w.has(At[$e])||(Je=$e);if(xt!=null||Je!=null)if(Fe){let en=xt==null?-1/0:V(Pt[xt],D,ke,0),fn=Je==null?1/0:V(Pt[Je],D,ke,0),Zn=st-en,zt=fn-st;Zn<=zt?Zn<=Ue&&(ye=xt):zt<=Ue&&(ye=Je)}else ye=Je==null?xt:xt==null?Je:oe-xt<=Je-oe?xt:Je}else Fe&&kn(st-V(Pt[oe],D,ke,0))>Ue&&(ye=null);return ye}}const Qe=x=>{he.event=x};he.idxs=se,he._lock=!1;let le=he.points;le.show=St(le.show),le.size=St(le.size),le.stroke=St(le.stroke),le.width=St(le.width),le.fill=St(le.fill);const Be=i.focus=Dn({},n.focus||{alpha:.3},he.focus),et=Be.prox>=0,Re=et&&le.one;let ct=[],Jt=[],xi=[];function $o(x,w){let P=le.show(i,w);if(P instanceof HTMLElement)return Wi(P,S2),Wi(P,x.class),ks(P,-10,-10,O,Ce),_.insertBefore(P,ct[w]),P}function Ba(x,w){if(s==1||w>0){let P=s==1&&b[x.scale].time,N=x.value;x.value=P?l0(N)?m0(Z,p0(N,G)):N||Q:N||U3,x.label=x.label||(P?A3:T3)}if(Re||w>0){x.width=x.width==null?1:x.width,x.paths=x.paths||K3||B2,x.fillTo=St(x.fillTo||z3),x.pxAlign=+Ct(x.pxAlign,S),x.pxRound=w0(x.pxAlign),x.stroke=St(x.stroke||null),x.fill=St(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let P=F3(Ri(1,x.width),1),N=x.points=Dn({},{size:P,width:Ri(1,P*.2),stroke:x.stroke,space:P*2,paths:Z3,_stroke:null,_fill:null},x.points);N.show=St(N.show),N.filter=St(N.filter),N.fill=St(N.fill),N.stroke=St(N.stroke),N.paths=St(N.paths),N.pxAlign=x.pxAlign}if(ee){let P=Bt(x,w);rt.splice(w,0,P[0]),Ve.splice(w,0,P[1]),de.values.push(null)}if(me){se.splice(w,0,null);let P=null;Re?w==0&&(P=$o(x,w)):w>0&&(P=$o(x,w)),ct.splice(w,0,P),Jt.splice(w,0,0),xi.splice(w,0,0)}Kn("addSeries",w)}function Ah(x,w){w=w??y.length,x=s==1?tp(x,w,_0,M0):tp(x,w,{},S0),y.splice(w,0,x),Ba(y[w],w)}i.addSeries=Ah;function fc(x){if(y.splice(x,1),ee){de.values.splice(x,1),Ve.splice(x,1);let w=rt.splice(x,1)[0];In(null,w.firstChild),w.remove()}me&&(se.splice(x,1),ct.splice(x,1)[0].remove(),Jt.splice(x,1),xi.splice(x,1)),Kn("delSeries",x)}i.delSeries=fc;const As=[!1,!1,!1,!1];function Qs(x,w){if(x._show=x.show,x.show){let P=x.side%2,N=b[x.scale];N==null&&(x.scale=P?y[1].scale:A,N=b[x.scale]);let X=N.time;x.size=St(x.size),x.space=St(x.space),x.rotate=St(x.rotate),zr(x.incrs)&&x.incrs.forEach(oe=>{!ta.has(oe)&&ta.set(oe,yy(oe))}),x.incrs=St(x.incrs||(N.distr==2?o3:X?m==1?c3:d3:fa)),x.splits=St(x.splits||(X&&N.distr==1?ce:N.distr==3?Jf:N.distr==4?P3:C3)),x.stroke=St(x.stroke),x.grid.stroke=St(x.grid.stroke),x.ticks.stroke=St(x.ticks.stroke),x.border.stroke=St(x.border.stroke);let K=x.values;x.values=zr(K)&&!zr(K[0])?St(K):X?zr(K)?f0(Z,d0(K,G)):l0(K)?m3(Z,K):K||J:K||R3,x.filter=St(x.filter||(N.distr>=3&&N.log==10?N3:N.distr==3&&N.log==2?I3:vy)),x.font=R0(x.font),x.labelFont=R0(x.labelFont),x._size=x.size(i,null,w,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(As[w]=!0,x._el=es(_2,f))}}function er(x,w,P,N){let[X,K,oe,fe]=P,ye=w%2,Ue=0;return ye==0&&(fe||K)&&(Ue=w==0&&!X||w==2&&!oe?On(g0.size/3):0),ye==1&&(X||oe)&&(Ue=w==1&&!K||w==3&&!fe?On(x0.size/2):0),Ue}const qo=i.padding=(n.padding||[er,er,er,er]).map(x=>St(Ct(x,er))),hs=i._padding=qo.map((x,w)=>x(i,w,As,0));let hn,vn=null,xn=null;const Rs=s==1?y[0].idxs:null;let ki=null,br=!1;function Yo(x,w){if(e=x??[],i.data=i._data=e,s==2){hn=0;for(let P=1;P<y.length;P++)hn+=e[P][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),ki=e[0],hn=ki.length;let P=e;if(k==2){P=e.slice();let N=P[0]=Array(hn);for(let X=0;X<hn;X++)N[X]=X}i._data=e=P}if(dt(!0),Kn("setData"),k==2&&(xe=!0),w!==!1){let P=D;P.auto(i,br)?Ko():Tr(A,P.min,P.max),te=te||he.left>=0,pe=!0,ui()}}i.setData=Yo;function Ko(){br=!0;let x,w;s==1&&(hn>0?(vn=Rs[0]=0,xn=Rs[1]=hn-1,x=e[0][vn],w=e[0][xn],k==2?(x=vn,w=xn):x==w&&(k==3?[x,w]=fh(x,x,D.log,!1):k==4?[x,w]=lm(x,x,D.log,!1):D.time?w=x+On(86400/m):[x,w]=Wu(x,w,cm,!0))):(vn=Rs[0]=x=null,xn=Rs[1]=w=null)),Tr(A,x,w)}let za,wr,Ha,E,B,j,q,Y,Ee,Pe;function Te(x,w,P,N,X,K){x??=X_,P??=hm,N??="butt",X??=X_,K??="round",x!=za&&(d.strokeStyle=za=x),X!=wr&&(d.fillStyle=wr=X),w!=Ha&&(d.lineWidth=Ha=w),K!=B&&(d.lineJoin=B=K),N!=j&&(d.lineCap=j=N),P!=E&&d.setLineDash(E=P)}function De(x,w,P,N){w!=wr&&(d.fillStyle=wr=w),x!=q&&(d.font=q=x),P!=Y&&(d.textAlign=Y=P),N!=Ee&&(d.textBaseline=Ee=N)}function He(x,w,P,N,X=0){if(N.length>0&&x.auto(i,br)&&(w==null||w.min==null)){let K=Ct(vn,0),oe=Ct(xn,N.length-1),fe=P.min==null?N2(N,K,oe,X,x.distr==3):[P.min,P.max];x.min=Ss(x.min,P.min=fe[0]),x.max=Ri(x.max,P.max=fe[1])}}const tt={min:null,max:null};function mt(){for(let N in b){let X=b[N];W[N]==null&&(X.min==null||W[A]!=null&&X.auto(i,br))&&(W[N]=tt)}for(let N in b){let X=b[N];W[N]==null&&X.from!=null&&W[X.from]!=null&&(W[N]=tt)}W[A]!=null&&dt(!0);let x={};for(let N in W){let X=W[N];if(X!=null){let K=x[N]=Uo(b[N],G2);if(X.min!=null)Dn(K,X);else if(N!=A||s==2)if(hn==0&&K.from==null){let oe=K.range(i,null,null,N);K.min=oe[0],K.max=oe[1]}else K.min=Wt,K.max=-Wt}}if(hn>0){y.forEach((N,X)=>{if(s==1){let K=N.scale,oe=W[K];if(oe==null)return;let fe=x[K];if(X==0){let ye=fe.range(i,fe.min,fe.max,K);fe.min=ye[0],fe.max=ye[1],vn=xs(fe.min,e[0]),xn=xs(fe.max,e[0]),xn-vn>1&&(e[0][vn]<fe.min&&vn++,e[0][xn]>fe.max&&xn--),N.min=ki[vn],N.max=ki[xn]}else N.show&&N.auto&&He(fe,oe,N,e[X],N.sorted);N.idxs[0]=vn,N.idxs[1]=xn}else if(X>0&&N.show&&N.auto){let[K,oe]=N.facets,fe=K.scale,ye=oe.scale,[Ue,Fe]=e[X],ke=x[fe],st=x[ye];ke!=null&&He(ke,W[fe],K,Ue,K.sorted),st!=null&&He(st,W[ye],oe,Fe,oe.sorted),N.min=oe.min,N.max=oe.max}});for(let N in x){let X=x[N],K=W[N];if(X.from==null&&(K==null||K.min==null)){let oe=X.range(i,X.min==Wt?null:X.min,X.max==-Wt?null:X.max,N);X.min=oe[0],X.max=oe[1]}}}for(let N in x){let X=x[N];if(X.from!=null){let K=x[X.from];if(K.min==null)X.min=X.max=null;else{let oe=X.range(i,K.min,K.max,N);X.min=oe[0],X.max=oe[1]}}}let w={},P=!1;for(let N in x){let X=x[N],K=b[N];if(K.min!=X.min||K.max!=X.max){K.min=X.min,K.max=X.max;let oe=K.distr;K._min=oe==3?vr(K.min):oe==4?Ed(K.min,K.asinh):oe==100?K.fwd(K.min):K.min,K._max=oe==3?vr(K.max):oe==4?Ed(K.max,K.asinh):oe==100?K.fwd(K.max):K.max,w[N]=P=!0}}if(P){y.forEach((N,X)=>{s==2?X>0&&w.y&&(N._paths=null):w[N.scale]&&(N._paths=null)});for(let N in w)xe=!0,Kn("setScale",N);me&&he.left>=0&&(te=pe=!0)}for(let N in W)W[N]=null}function ze(x){let w=Zf(vn-1,0,hn-1),P=Zf(xn+1,0,hn-1);for(;x[w]==null&&w>0;)w--;for(;x[P]==null&&P<hn-1;)P++;return[w,P]}function gt(){if(hn>0){let x=y.some(w=>w._focus)&&Pe!=Be.alpha;x&&(d.globalAlpha=Pe=Be.alpha),y.forEach((w,P)=>{if(P>0&&w.show&&(ln(P,!1),ln(P,!0),w._paths==null)){let N=Pe;Pe!=w.alpha&&(d.globalAlpha=Pe=w.alpha);let X=s==2?[0,e[P][0].length-1]:ze(e[P]);w._paths=w.paths(i,P,X[0],X[1]),Pe!=N&&(d.globalAlpha=Pe=N)}}),y.forEach((w,P)=>{if(P>0&&w.show){let N=Pe;Pe!=w.alpha&&(d.globalAlpha=Pe=w.alpha),w._paths!=null&&Ut(P,!1);{let X=w._paths!=null?w._paths.gaps:null,K=w.points.show(i,P,vn,xn,X),oe=w.points.filter(i,P,K,X);(K||oe)&&(w.points._paths=w.points.paths(i,P,vn,xn,oe),Ut(P,!0))}Pe!=N&&(d.globalAlpha=Pe=N),Kn("drawSeries",P)}}),x&&(d.globalAlpha=Pe=1)}}function ln(x,w){let P=w?y[x].points:y[x];P._stroke=P.stroke(i,x),P._fill=P.fill(i,x)}function Ut(x,w){let P=w?y[x].points:y[x],{stroke:N,fill:X,clip:K,flags:oe,_stroke:fe=P._stroke,_fill:ye=P._fill,_width:Ue=P.width}=P._paths;Ue=Xt(Ue*Lt,3);let Fe=null,ke=Ue%2/2;w&&ye==null&&(ye=Ue>0?"#fff":fe);let st=P.pxAlign==1&&ke>0;if(st&&d.translate(ke,ke),!w){let Pt=C-Ue/2,At=M-Ue/2,xt=$+Ue,Je=ue+Ue;Fe=new Path2D,Fe.rect(Pt,At,xt,Je)}w?Oe(fe,Ue,P.dash,P.cap,ye,N,X,oe,K):Ft(x,fe,Ue,P.dash,P.cap,ye,N,X,oe,Fe,K),st&&d.translate(-ke,-ke)}function Ft(x,w,P,N,X,K,oe,fe,ye,Ue,Fe){let ke=!1;ye!=0&&L.forEach((st,Pt)=>{if(st.series[0]==x){let At=y[st.series[1]],xt=e[st.series[1]],Je=(At._paths||Al).band;zr(Je)&&(Je=st.dir==1?Je[0]:Je[1]);let $e,en=null;At.show&&Je&&U2(xt,vn,xn)?(en=st.fill(i,Pt)||K,$e=At._paths.clip):Je=null,Oe(w,P,N,X,en,oe,fe,ye,Ue,Fe,$e,Je),ke=!0}}),ke||Oe(w,P,N,X,K,oe,fe,ye,Ue,Fe)}const Un=Fo|Qf;function Oe(x,w,P,N,X,K,oe,fe,ye,Ue,Fe,ke){Te(x,w,P,N,X),(ye||Ue||ke)&&(d.save(),ye&&d.clip(ye),Ue&&d.clip(Ue)),ke?(fe&Un)==Un?(d.clip(ke),Fe&&d.clip(Fe),yt(X,oe),An(x,K,w)):fe&Qf?(yt(X,oe),d.clip(ke),An(x,K,w)):fe&Fo&&(d.save(),d.clip(ke),Fe&&d.clip(Fe),yt(X,oe),d.restore(),An(x,K,w)):(yt(X,oe),An(x,K,w)),(ye||Ue||ke)&&d.restore()}function An(x,w,P){P>0&&(w instanceof Map?w.forEach((N,X)=>{d.strokeStyle=za=X,d.stroke(N)}):w!=null&&x&&d.stroke(w))}function yt(x,w){w instanceof Map?w.forEach((P,N)=>{d.fillStyle=wr=N,d.fill(P)}):w!=null&&x&&d.fill(w)}function tr(x,w,P,N){let X=R[x],K;if(N<=0)K=[0,0];else{let oe=X._space=X.space(i,x,w,P,N),fe=X._incrs=X.incrs(i,x,w,P,N,oe);K=nL(w,P,fe,N,oe)}return X._found=K}function Rn(x,w,P,N,X,K,oe,fe,ye,Ue){let Fe=oe%2/2;S==1&&d.translate(Fe,Fe),Te(fe,oe,ye,Ue,fe),d.beginPath();let ke,st,Pt,At,xt=X+(N==0||N==3?-K:K);P==0?(st=X,At=xt):(ke=X,Pt=xt);for(let Je=0;Je<x.length;Je++)w[Je]!=null&&(P==0?ke=Pt=x[Je]:st=At=x[Je],d.moveTo(ke,st),d.lineTo(Pt,At));d.stroke(),S==1&&d.translate(-Fe,-Fe)}function Ga(x){let w=!0;return R.forEach((P,N)=>{if(!P.show)return;let X=b[P.scale];if(X.min==null){P._show&&(w=!1,P._show=!1,dt(!1));return}else P._show||(w=!1,P._show=!0,dt(!1));let K=P.side,oe=K%2,{min:fe,max:ye}=X,[Ue,Fe]=tr(N,fe,ye,oe==0?O:Ce);if(Fe==0)return;let ke=X.distr==2,st=P._splits=P.splits(i,N,fe,ye,Ue,Fe,ke),Pt=X.distr==2?st.map($e=>ki[$e]):st,At=X.distr==2?ki[st[1]]-ki[st[0]]:Ue,xt=P._values=P.values(i,P.filter(i,Pt,N,Fe,At),N,Fe,At);P._rotate=K==2?P.rotate(i,xt,N,Fe):0;let Je=P._size;P._size=ns(P.size(i,xt,N,x)),Je!=null&&P._size!=Je&&(w=!1)}),w}function Cs(x){let w=!0;return qo.forEach((P,N)=>{let X=P(i,N,As,x);X!=hs[N]&&(w=!1),hs[N]=X}),w}function nr(){for(let x=0;x<R.length;x++){let w=R[x];if(!w.show||!w._show)continue;let P=w.side,N=P%2,X,K,oe=w.stroke(i,x),fe=P==0||P==3?-1:1,[ye,Ue]=w._found;if(w.label!=null){let Mi=w.labelGap*fe,Hi=On((w._lpos+Mi)*Lt);De(w.labelFont[0],oe,"center",P==2?ll:W_),d.save(),N==1?(X=K=0,d.translate(Hi,On(M+ue/2)),d.rotate((P==3?-Su:Su)/2)):(X=On(C+$/2),K=Hi);let aa=gy(w.label)?w.label(i,x,ye,Ue):w.label;d.fillText(aa,X,K),d.restore()}if(Ue==0)continue;let Fe=b[w.scale],ke=N==0?$:ue,st=N==0?C:M,Pt=w._splits,At=Fe.distr==2?Pt.map(Mi=>ki[Mi]):Pt,xt=Fe.distr==2?ki[Pt[1]]-ki[Pt[0]]:ye,Je=w.ticks,$e=w.border,en=Je.show?Je.size:0,fn=On(en*Lt),Zn=On((w.alignTo==2?w._size-en-w.gap:w.gap)*Lt),zt=w._rotate*-Su/180,pn=g(w._pos*Lt),Bi=(fn+Zn)*fe,Si=pn+Bi;K=N==0?Si:0,X=N==1?Si:0;let Ji=w.font[0],ds=w.align==1?uo:w.align==2?Md:zt>0?uo:zt<0?Md:N==0?"center":P==3?Md:uo,Ds=zt||N==1?"middle":P==2?ll:W_;De(Ji,oe,ds,Ds);let zi=w.font[1]*w.lineGap,ji=Pt.map(Mi=>g(o(Mi,Fe,ke,st))),fs=w._values;for(let Mi=0;Mi<fs.length;Mi++){let Hi=fs[Mi];if(Hi!=null){N==0?X=ji[Mi]:K=ji[Mi],Hi=""+Hi;let aa=Hi.indexOf(`
`)==-1?[Hi]:Hi.split(/\n/gm);for(let bi=0;bi<aa.length;bi++){let Xm=aa[bi];zt?(d.save(),d.translate(X,K+bi*zi),d.rotate(zt),d.fillText(Xm,0,0),d.restore()):d.fillText(Xm,X,K+bi*zi)}}}Je.show&&Rn(ji,Je.filter(i,At,x,Ue,xt),N,P,pn,fn,Xt(Je.width*Lt,3),Je.stroke(i,x),Je.dash,Je.cap);let Ns=w.grid;Ns.show&&Rn(ji,Ns.filter(i,At,x,Ue,xt),N,N==0?2:1,N==0?M:C,N==0?ue:$,Xt(Ns.width*Lt,3),Ns.stroke(i,x),Ns.dash,Ns.cap),$e.show&&Rn([pn],[1],N==0?1:0,N==0?1:2,N==1?M:C,N==1?ue:$,Xt($e.width*Lt,3),$e.stroke(i,x),$e.dash,$e.cap)}Kn("drawAxes")}function dt(x){y.forEach((w,P)=>{P>0&&(w._paths=null,x&&(s==1?(w.min=null,w.max=null):w.facets.forEach(N=>{N.min=null,N.max=null})))})}let dn=!1,yi=!1,Ot=[];function Cn(){yi=!1;for(let x=0;x<Ot.length;x++)Kn(...Ot[x]);Ot.length=0}function ui(){dn||(K2(Am),dn=!0)}function pc(x,w=!1){dn=!0,yi=w,x(i),Am(),w&&Ot.length>0&&queueMicrotask(Cn)}i.batch=pc;function Am(){if(ae&&(mt(),ae=!1),xe&&(we(),xe=!1),_e){if(tn(p,uo,Ze),tn(p,ll,at),tn(p,pl,O),tn(p,ml,Ce),tn(_,uo,Ze),tn(_,ll,at),tn(_,pl,O),tn(_,ml,Ce),tn(f,pl,un),tn(f,ml,Tn),h.width=On(un*Lt),h.height=On(Tn*Lt),R.forEach(({_el:x,_show:w,_size:P,_pos:N,side:X})=>{if(x!=null)if(w){let K=X===3||X===0?P:0,oe=X%2==1;tn(x,oe?"left":"top",N-K),tn(x,oe?"width":"height",P),tn(x,oe?"top":"left",oe?at:Ze),tn(x,oe?"height":"width",oe?Ce:O),Yf(x,pa)}else Wi(x,pa)}),za=wr=Ha=B=j=q=Y=Ee=E=null,Pe=1,jo(!0),Ze!=be||at!=Vt||O!=Ge||Ce!=Ke){dt(!1);let x=O/Ge,w=Ce/Ke;if(me&&!te&&he.left>=0){he.left*=x,he.top*=w,Va&&ks(Va,On(he.left),0,O,Ce),Wa&&ks(Wa,0,On(he.top),O,Ce);for(let P=0;P<ct.length;P++){let N=ct[P];N!=null&&(Jt[P]*=x,xi[P]*=w,ks(N,ns(Jt[P]),ns(xi[P]),O,Ce))}}if(Qt.show&&!ie&&Qt.left>=0&&Qt.width>0){Qt.left*=x,Qt.width*=x,Qt.top*=w,Qt.height*=w;for(let P in Nh)tn(qa,P,Qt[P])}be=Ze,Vt=at,Ge=O,Ke=Ce}Kn("setSize"),_e=!1}un>0&&Tn>0&&(d.clearRect(0,0,h.width,h.height),Kn("drawClear"),T.forEach(x=>x()),Kn("draw")),Qt.show&&ie&&(mc(Qt),ie=!1),me&&te&&(ra(null,!0,!1),te=!1),de.show&&de.live&&pe&&(Lh(),pe=!1),l||(l=!0,i.status=1,Kn("ready")),br=!1,dn=!1}i.redraw=(x,w)=>{xe=w||!1,x!==!1?Tr(A,D.min,D.max):ui()};function Rh(x,w){let P=b[x];if(P.from==null){if(hn==0){let N=P.range(i,w.min,w.max,x);w.min=N[0],w.max=N[1]}if(w.min>w.max){let N=w.min;w.min=w.max,w.max=N}if(hn>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;x==A&&P.distr==2&&hn>0&&(w.min=xs(w.min,e[0]),w.max=xs(w.max,e[0]),w.min==w.max&&w.max++),W[x]=w,ae=!0,ui()}}i.setScale=Rh;let Ch,Ph,Va,Wa,Rm,Cm,Xa,$a,Pm,Lm,jt,rn,Er=!1;const Qn=he.drag;let qn=Qn.x,Yn=Qn.y;me&&(he.x&&(Ch=es(x2,_)),he.y&&(Ph=es(y2,_)),D.ori==0?(Va=Ch,Wa=Ph):(Va=Ph,Wa=Ch),jt=he.left,rn=he.top);const Qt=i.select=Dn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),qa=Qt.show?es(v2,Qt.over?_:p):null;function mc(x,w){if(Qt.show){for(let P in x)Qt[P]=x[P],P in Nh&&tn(qa,P,x[P]);w!==!1&&Kn("setSelect")}}i.setSelect=mc;function PS(x){if(y[x].show)ee&&Yf(rt[x],pa);else if(ee&&Wi(rt[x],pa),me){let P=Re?ct[0]:ct[x];P!=null&&ks(P,-10,-10,O,Ce)}}function Tr(x,w,P){Rh(x,{min:w,max:P})}function Ps(x,w,P,N){w.focus!=null&&US(x),w.show!=null&&y.forEach((X,K)=>{K>0&&(x==K||x==null)&&(X.show=w.show,PS(K),s==2?(Tr(X.facets[0].scale,null,null),Tr(X.facets[1].scale,null,null)):Tr(X.scale,null,null),ui())}),P!==!1&&Kn("setSeries",x,w),N&&Qo("setSeries",i,x,w)}i.setSeries=Ps;function LS(x,w){Dn(L[x],w)}function DS(x,w){x.fill=St(x.fill||null),x.dir=Ct(x.dir,-1),w=w??L.length,L.splice(w,0,x)}function NS(x){x==null?L.length=0:L.splice(x,1)}i.addBand=DS,i.setBand=LS,i.delBand=NS;function IS(x,w){y[x].alpha=w,me&&ct[x]!=null&&(ct[x].style.opacity=w),ee&&rt[x]&&(rt[x].style.opacity=w)}let ir,Ar,sa;const Ya={focus:!0};function US(x){if(x!=sa){let w=x==null,P=Be.alpha!=1;y.forEach((N,X)=>{if(s==1||X>0){let K=w||X==0||X==x;N._focus=w?null:K,P&&IS(X,K?1:Be.alpha)}}),sa=x,P&&ui()}}ee&&et&&Tt(Y_,Ae,x=>{he._lock||(Qe(x),sa!=null&&Ps(null,Ya,!0,Pn.setSeries))});function Ls(x,w,P){let N=b[w];P&&(x=x/Lt-(N.ori==1?at:Ze));let X=O;N.ori==1&&(X=Ce,x=X-x),N.dir==-1&&(x=X-x);let K=N._min,oe=N._max,fe=x/X,ye=K+(oe-K)*fe,Ue=N.distr;return Ue==3?No(10,ye):Ue==4?O2(ye,N.asinh):Ue==100?N.bwd(ye):ye}function FS(x,w){let P=Ls(x,A,w);return xs(P,e[0],vn,xn)}i.valToIdx=x=>xs(x,e[0]),i.posToIdx=FS,i.posToVal=Ls,i.valToPos=(x,w,P)=>b[w].ori==0?r(x,b[w],P?$:O,P?C:0):a(x,b[w],P?ue:Ce,P?M:0),i.setCursor=(x,w,P)=>{jt=x.left,rn=x.top,ra(null,w,P)};function Dm(x,w){tn(qa,uo,Qt.left=x),tn(qa,pl,Qt.width=w)}function Nm(x,w){tn(qa,ll,Qt.top=x),tn(qa,ml,Qt.height=w)}let Zo=D.ori==0?Dm:Nm,Jo=D.ori==1?Dm:Nm;function OS(){if(ee&&de.live)for(let x=s==2?1:0;x<y.length;x++){if(x==0&&ht)continue;let w=de.values[x],P=0;for(let N in w)Ve[x][P++].firstChild.nodeValue=w[N]}}function Lh(x,w){if(x!=null&&(x.idxs?x.idxs.forEach((P,N)=>{se[N]=P}):H2(x.idx)||se.fill(x.idx),de.idx=se[0]),ee&&de.live){for(let P=0;P<y.length;P++)(P>0||s==1&&!ht)&&kS(P,se[P]);OS()}pe=!1,w!==!1&&Kn("setLegend")}i.setLegend=Lh;function kS(x,w){let P=y[x],N=x==0&&k==2?ki:e[x],X;ht?X=P.values(i,x,w)??it:(X=P.value(i,w==null?null:N[w],x,w),X=X==null?it:{_:X}),de.values[x]=X}function ra(x,w,P){Pm=jt,Lm=rn,[jt,rn]=he.move(i,jt,rn),he.left=jt,he.top=rn,me&&(Va&&ks(Va,On(jt),0,O,Ce),Wa&&ks(Wa,0,On(rn),O,Ce));let N,X=vn>xn;ir=Wt,Ar=null;let K=D.ori==0?O:Ce,oe=D.ori==1?O:Ce;if(jt<0||hn==0||X){N=he.idx=null;for(let fe=0;fe<y.length;fe++){let ye=ct[fe];ye!=null&&ks(ye,-10,-10,O,Ce)}et&&Ps(null,Ya,!0,x==null&&Pn.setSeries),de.live&&(se.fill(N),pe=!0)}else{let fe,ye,Ue;s==1&&(fe=D.ori==0?jt:rn,ye=Ls(fe,A),N=he.idx=xs(ye,e[0],vn,xn),Ue=V(e[0][N],D,K,0));let Fe=-10,ke=-10,st=0,Pt=0,At=!0,xt="",Je="";for(let $e=s==2?1:0;$e<y.length;$e++){let en=y[$e],fn=se[$e],Zn=fn==null?null:s==1?e[$e][fn]:e[$e][1][fn],zt=he.dataIdx(i,$e,N,ye),pn=zt==null?null:s==1?e[$e][zt]:e[$e][1][zt];if(pe=pe||pn!=Zn||zt!=fn,se[$e]=zt,$e>0&&en.show){let Bi=zt==null?-10:zt==N?Ue:V(s==1?e[0][zt]:e[$e][0][zt],D,K,0),Si=pn==null?-10:U(pn,s==1?b[en.scale]:b[en.facets[1].scale],oe,0);if(et&&pn!=null){let Ji=D.ori==1?jt:rn,ds=kn(Be.dist(i,$e,zt,Si,Ji));if(ds<ir){let Ds=Be.bias;if(Ds!=0){let zi=Ls(Ji,en.scale),ji=pn>=0?1:-1,fs=zi>=0?1:-1;fs==ji&&(fs==1?Ds==1?pn>=zi:pn<=zi:Ds==1?pn<=zi:pn>=zi)&&(ir=ds,Ar=$e)}else ir=ds,Ar=$e}}if(pe||Re){let Ji,ds;D.ori==0?(Ji=Bi,ds=Si):(Ji=Si,ds=Bi);let Ds,zi,ji,fs,Ns,Mi,Hi=!0,aa=le.bbox;if(aa!=null){Hi=!1;let bi=aa(i,$e);ji=bi.left,fs=bi.top,Ds=bi.width,zi=bi.height}else ji=Ji,fs=ds,Ds=zi=le.size(i,$e);if(Mi=le.fill(i,$e),Ns=le.stroke(i,$e),Re)$e==Ar&&ir<=Be.prox&&(Fe=ji,ke=fs,st=Ds,Pt=zi,At=Hi,xt=Mi,Je=Ns);else{let bi=ct[$e];bi!=null&&(Jt[$e]=ji,xi[$e]=fs,t0(bi,Ds,zi,Hi),Q_(bi,Mi,Ns),ks(bi,ns(ji),ns(fs),O,Ce))}}}}if(Re){let $e=Be.prox,en=sa==null?ir<=$e:ir>$e||Ar!=sa;if(pe||en){let fn=ct[0];fn!=null&&(Jt[0]=Fe,xi[0]=ke,t0(fn,st,Pt,At),Q_(fn,xt,Je),ks(fn,ns(Fe),ns(ke),O,Ce))}}}if(Qt.show&&Er)if(x!=null){let[fe,ye]=Pn.scales,[Ue,Fe]=Pn.match,[ke,st]=x.cursor.sync.scales,Pt=x.cursor.drag;if(qn=Pt._x,Yn=Pt._y,qn||Yn){let{left:At,top:xt,width:Je,height:$e}=x.select,en=x.scales[ke].ori,fn=x.posToVal,Zn,zt,pn,Bi,Si,Ji=fe!=null&&Ue(fe,ke),ds=ye!=null&&Fe(ye,st);Ji&&qn?(en==0?(Zn=At,zt=Je):(Zn=xt,zt=$e),pn=b[fe],Bi=V(fn(Zn,ke),pn,K,0),Si=V(fn(Zn+zt,ke),pn,K,0),Zo(Ss(Bi,Si),kn(Si-Bi))):Zo(0,K),ds&&Yn?(en==1?(Zn=At,zt=Je):(Zn=xt,zt=$e),pn=b[ye],Bi=U(fn(Zn,st),pn,oe,0),Si=U(fn(Zn+zt,st),pn,oe,0),Jo(Ss(Bi,Si),kn(Si-Bi))):Jo(0,oe)}else Ih()}else{let fe=kn(Pm-Rm),ye=kn(Lm-Cm);if(D.ori==1){let st=fe;fe=ye,ye=st}qn=Qn.x&&fe>=Qn.dist,Yn=Qn.y&&ye>=Qn.dist;let Ue=Qn.uni;Ue!=null?qn&&Yn&&(qn=fe>=Ue,Yn=ye>=Ue,!qn&&!Yn&&(ye>fe?Yn=!0:qn=!0)):Qn.x&&Qn.y&&(qn||Yn)&&(qn=Yn=!0);let Fe,ke;qn&&(D.ori==0?(Fe=Xa,ke=jt):(Fe=$a,ke=rn),Zo(Ss(Fe,ke),kn(ke-Fe)),Yn||Jo(0,oe)),Yn&&(D.ori==1?(Fe=Xa,ke=jt):(Fe=$a,ke=rn),Jo(Ss(Fe,ke),kn(ke-Fe)),qn||Zo(0,K)),!qn&&!Yn&&(Zo(0,0),Jo(0,0))}if(Qn._x=qn,Qn._y=Yn,x==null){if(P){if(Wm!=null){let[fe,ye]=Pn.scales;Pn.values[0]=fe!=null?Ls(D.ori==0?jt:rn,fe):null,Pn.values[1]=ye!=null?Ls(D.ori==1?jt:rn,ye):null}Qo(bd,i,jt,rn,O,Ce,N)}if(et){let fe=P&&Pn.setSeries,ye=Be.prox;sa==null?ir<=ye&&Ps(Ar,Ya,!0,fe):ir>ye?Ps(null,Ya,!0,fe):Ar!=sa&&Ps(Ar,Ya,!0,fe)}}pe&&(de.idx=N,Lh()),w!==!1&&Kn("setCursor")}let Rr=null;Object.defineProperty(i,"rect",{get(){return Rr==null&&jo(!1),Rr}});function jo(x=!1){x?Rr=null:(Rr=_.getBoundingClientRect(),Kn("syncRect",Rr))}function Im(x,w,P,N,X,K,oe){he._lock||Er&&x!=null&&x.movementX==0&&x.movementY==0||(Dh(x,w,P,N,X,K,oe,!1,x!=null),x!=null?ra(null,!0,!0):ra(w,!0,!1))}function Dh(x,w,P,N,X,K,oe,fe,ye){if(Rr==null&&jo(!1),Qe(x),x!=null)P=x.clientX-Rr.left,N=x.clientY-Rr.top;else{if(P<0||N<0){jt=-10,rn=-10;return}let[Ue,Fe]=Pn.scales,ke=w.cursor.sync,[st,Pt]=ke.values,[At,xt]=ke.scales,[Je,$e]=Pn.match,en=w.axes[0].side%2==1,fn=D.ori==0?O:Ce,Zn=D.ori==1?O:Ce,zt=en?K:X,pn=en?X:K,Bi=en?N:P,Si=en?P:N;if(At!=null?P=Je(Ue,At)?o(st,b[Ue],fn,0):-10:P=fn*(Bi/zt),xt!=null?N=$e(Fe,xt)?o(Pt,b[Fe],Zn,0):-10:N=Zn*(Si/pn),D.ori==1){let Ji=P;P=N,N=Ji}}ye&&(w==null||w.cursor.event.type==bd)&&((P<=1||P>=O-1)&&(P=da(P,O)),(N<=1||N>=Ce-1)&&(N=da(N,Ce))),fe?(Rm=P,Cm=N,[Xa,$a]=he.move(i,P,N)):(jt=P,rn=N)}const Nh={width:0,height:0,left:0,top:0};function Ih(){mc(Nh,!1)}let Um,Fm,Om,km;function Bm(x,w,P,N,X,K,oe){Er=!0,qn=Yn=Qn._x=Qn._y=!1,Dh(x,w,P,N,X,K,oe,!0,!1),x!=null&&(Tt(wd,$f,zm,!1),Qo($_,i,Xa,$a,O,Ce,null));let{left:fe,top:ye,width:Ue,height:Fe}=Qt;Um=fe,Fm=ye,Om=Ue,km=Fe}function zm(x,w,P,N,X,K,oe){Er=Qn._x=Qn._y=!1,Dh(x,w,P,N,X,K,oe,!1,!0);let{left:fe,top:ye,width:Ue,height:Fe}=Qt,ke=Ue>0||Fe>0,st=Um!=fe||Fm!=ye||Om!=Ue||km!=Fe;if(ke&&st&&mc(Qt),Qn.setScale&&ke&&st){let Pt=fe,At=Ue,xt=ye,Je=Fe;if(D.ori==1&&(Pt=ye,At=Fe,xt=fe,Je=Ue),qn&&Tr(A,Ls(Pt,A),Ls(Pt+At,A)),Yn)for(let $e in b){let en=b[$e];$e!=A&&en.from==null&&en.min!=Wt&&Tr($e,Ls(xt+Je,$e),Ls(xt,$e))}Ih()}else he.lock&&(he._lock=!he._lock,ra(w,!0,x!=null));x!=null&&(In(wd,$f),Qo(wd,i,jt,rn,O,Ce,null))}function BS(x,w,P,N,X,K,oe){if(he._lock)return;Qe(x);let fe=Er;if(Er){let ye=!0,Ue=!0,Fe=10,ke,st;D.ori==0?(ke=qn,st=Yn):(ke=Yn,st=qn),ke&&st&&(ye=jt<=Fe||jt>=O-Fe,Ue=rn<=Fe||rn>=Ce-Fe),ke&&ye&&(jt=jt<Xa?0:O),st&&Ue&&(rn=rn<$a?0:Ce),ra(null,!0,!0),Er=!1}jt=-10,rn=-10,se.fill(null),ra(null,!0,!0),fe&&(Er=fe)}function Hm(x,w,P,N,X,K,oe){he._lock||(Qe(x),Ko(),Ih(),x!=null&&Qo(K_,i,jt,rn,O,Ce,null))}function Gm(){R.forEach(iL),F(i.width,i.height,!0)}Ma(Vu,wo,Gm);const Ka={};Ka.mousedown=Bm,Ka.mousemove=Im,Ka.mouseup=zm,Ka.dblclick=Hm,Ka.setSeries=(x,w,P,N)=>{let X=Pn.match[2];P=X(i,w,P),P!=-1&&Ps(P,N,!0,!1)},me&&(Tt($_,_,Bm),Tt(bd,_,Im),Tt(q_,_,x=>{Qe(x),jo(!1)}),Tt(Y_,_,BS),Tt(K_,_,Hm),ep.add(i),i.syncRect=jo);const gc=i.hooks=n.hooks||{};function Kn(x,w,P){yi?Ot.push([x,w,P]):x in gc&&gc[x].forEach(N=>{N.call(null,i,w,P)})}(n.plugins||[]).forEach(x=>{for(let w in x.hooks)gc[w]=(gc[w]||[]).concat(x.hooks[w])});const Vm=(x,w,P)=>P,Pn=Dn({key:null,setSeries:!1,filters:{pub:a0,sub:a0},scales:[A,y[1]?y[1].scale:null],match:[o0,o0,Vm],values:[null,null]},he.sync);Pn.match.length==2&&Pn.match.push(Vm),he.sync=Pn;const Wm=Pn.key,Uh=zy(Wm);function Qo(x,w,P,N,X,K,oe){Pn.filters.pub(x,w,P,N,X,K,oe)&&Uh.pub(x,w,P,N,X,K,oe)}Uh.sub(i);function zS(x,w,P,N,X,K,oe){Pn.filters.sub(x,w,P,N,X,K,oe)&&Ka[x](null,w,P,N,X,K,oe)}i.pub=zS;function HS(){Uh.unsub(i),ep.delete(i),$n.clear(),Kf(Vu,wo,Gm),c.remove(),Ae?.remove(),Kn("destroy")}i.destroy=HS;function Fh(){Kn("init",n,e),Yo(e||n.data,!1),W[A]?Rh(A,W[A]):Ko(),ie=Qt.show&&(Qt.width>0||Qt.height>0),te=pe=!0,F(n.width,n.height)}return y.forEach(Ba),R.forEach(Qs),t?t instanceof HTMLElement?(t.appendChild(c),Fh()):t(i,Fh):Fh(),i}oi.assign=Dn;oi.fmtNum=um;oi.rangeNum=Wu;oi.rangeLog=fh;oi.rangeAsinh=lm;oi.orient=ka;oi.pxRatio=Lt;oi.join=Y2;oi.fmtDate=dm,oi.tzDate=r3;oi.sync=zy;{oi.addGap=H3,oi.clipGaps=gh;let n=oi.paths={points:$y};n.linear=Yy,n.stepped=W3,n.bars=X3,n.spline=q3}const C0=(n,e)=>({stroke:si("--soft"),grid:{stroke:si("--rule"),width:1},ticks:{stroke:si("--rule"),width:1,size:4},font:'11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',labelFont:'11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',label:n,labelSize:n?14:0,labelGap:0,gap:3,size:e,values:(t,i)=>i.map(s=>s===null?"":Ye(s,5))});function sL(n,e){const t=n.colour??Mr[e%Mr.length];return{label:n.label,stroke:t,width:n.points?0:n.width??1.6,dash:n.dashed?[5,4]:void 0,paths:n.points?()=>null:void 0,points:{show:n.points??!1,size:6,fill:t,stroke:t,width:0},show:!n.hidden,spanGaps:!1}}function rL(n){return{hooks:{draw:e=>{if(!n.cursor)return;const t=Math.round(e.valToPos(n.cursor(),"x",!0))+.5;t<e.bbox.left||t>e.bbox.left+e.bbox.width||(e.ctx.save(),e.ctx.strokeStyle=si("--link"),e.ctx.lineWidth=1.5*oi.pxRatio,e.ctx.beginPath(),e.ctx.moveTo(t,e.bbox.top),e.ctx.lineTo(t,e.bbox.top+e.bbox.height),e.ctx.stroke(),e.ctx.restore())}}}}function aL(n,e){const t=n.curves.flatMap((i,s)=>i.bandTo===void 0?[]:[{series:[s+1,i.bandTo+1],fill:`${i.colour??Mr[s]}33`}]);return{width:e,height:n.height??130,padding:[8,10,0,0],legend:{show:!1},cursor:{drag:{x:!1,y:!1},points:{size:5},y:!1},scales:{x:{time:!1,distr:n.logX?3:1},y:n.yRange?{range:(i,s,r)=>[n.yRange[0]??s,n.yRange[1]??r+.05*(r-s||1)]}:{}},axes:[C0(n.xLabel,20),C0("",46)],series:[{label:n.xLabel},...n.curves.map(sL)],bands:t,plugins:[rL(n)]}}function oL(n,e){const t=i=>{const s=n.over.getBoundingClientRect();e(n.posToVal(i.clientX-s.left,"x"))};n.over.addEventListener("pointerdown",i=>{n.over.setPointerCapture(i.pointerId),t(i)}),n.over.addEventListener("pointermove",i=>i.buttons===1&&t(i))}function Ci(n){const e=cs(null),t=Xs.value;Pi(()=>{const s=e.current,r=[Array.from(n.x),...n.curves.map(c=>Array.from(c.values))],a=new oi(aL(n,Math.max(120,s.clientWidth)),r,s);n.onSeek&&oL(a,n.onSeek);const o=new ResizeObserver(()=>{const c=s.clientWidth;c>0&&c!==a.width&&a.setSize({width:c,height:n.height??130})});o.observe(s);const l=n.cursor?qt(()=>{n.cursor(),a.redraw(!1,!1)}):()=>{};return()=>{l(),o.disconnect(),a.destroy()}},[n.x,n.height,n.title,t,...n.curves.map(s=>s.values)]);const i=n.curves.filter(s=>s.label!==""&&!s.hidden);return u("figure",{class:"plot",children:[u("figcaption",{class:"caption",children:[n.title,i.length>1&&i.map(s=>u("span",{class:"key",children:[u("span",{class:"swatch",style:{background:s.colour??Mr[n.curves.indexOf(s)%Mr.length]}}),s.label]},s.label))]}),u("div",{ref:e,role:"img","aria-label":`${n.title} over ${n.xLabel}`})]})}const lL=["mass_kg","duration_s","path_length_m","runout_m","drop_m","reach_angle_deg","max_speed_m_s","max_energy_kJ","max_translational_energy_kJ","max_rotational_energy_kJ","max_height_m","impacts"];function cL(n,e){const t=Hs.value?.header.record[n];if(typeof t=="number")return t;const i=qr.value;return i&&e<i.rows?i.numbers(n)[e]??null:null}function uL({rock:n}){return u("table",{class:"plain","data-test":"rock-numbers",children:u("tbody",{children:lL.map(e=>{const{label:t,unit:i}=$s(e);return u("tr",{children:[u("td",{class:"soft",children:t}),u("td",{class:"number","data-column":e,children:mn(cL(e,n),i)})]},e)})})})}function hL(){const n=Hs.value;if(!n)return null;const e=n.frames.times;return u(_t,{children:[["speed","m/s",[["speed_m_s","speed"]]],["kinetic energy","kJ",[["energy_kJ","total"],["rotational_energy_kJ","of rotation"]]],["height above ground","m",[["height_m","height"]]]].filter(([,,i])=>n.columns[i[0][0]]).map(([i,s,r])=>u(Ci,{title:`${i}, ${s}`,xLabel:"time, s",x:e,height:118,yRange:[0,null],curves:r.filter(([a])=>n.columns[a]).map(([a,o])=>({label:o,values:n.columns[a]})),cursor:()=>Mn.value,onSeek:Ua},i))})}function dL(){const n=Sn.value,e=Hs.value,t=zl.value[Ip(Mt.value,n)]??[],i=e?.header.stop??(qr.value&&n<qr.value.rows?qr.value.word("stop",n):"");return u("aside",{class:"inspector","aria-label":`rock ${n}`,"data-test":"inspector",children:[u("div",{class:"dialog-head",children:[u("h2",{children:["Rock ",Ye(n),t.length>0&&u(_t,{children:[" ",u("span",{class:"chip",children:t.join(", ")})]})]}),u("button",{class:"button small icon plain","aria-label":"let go of the rock",onClick:()=>void Ro(null),children:u(Hn,{name:"close"})})]}),u("p",{class:"soft",children:[e?e.header.rock_name:"",i?` · ${i}`:""]}),u(uL,{rock:n}),u("br",{}),!e&&(Jv.value==="file"||zn.value?.same_project===!1)&&u("div",{class:"warnings",children:"The project has changed since this run: its rocks cannot be played back."}),u(hL,{})]})}function fL(n){if(n.logarithmic)return[n.low,Math.sqrt(n.low*n.high),n.high].map((r,a)=>({share:a/2,text:Ye(r,2)}));const t=Il(n.low,n.high,4).map(s=>({share:(s-n.low)/(n.high-n.low||1),text:Ye(s,3)})),i=t[t.length-1];return i&&i.share>.86?t:[...t,{share:1,text:Ye(n.high,3)}]}function P0({legend:n,what:e}){return u("div",{class:"plate legend","data-test":`legend-${e}`,children:[u("div",{class:"caption",children:[u("span",{children:[e,": ",n.title]}),u("span",{class:"soft",children:n.unit})]}),u("div",{class:"ramp",style:{background:nP(n.scale,"to right")}}),u("div",{class:"marks",children:fL(n).map(t=>u("span",{style:{left:`${100*t.share}%`},children:t.text},t.share))})]})}function hc(n){let e=0;for(let t=1;t<n.length;++t)e+=Math.hypot(n[t][0]-n[t-1][0],n[t][1]-n[t-1][1]);return e}function pL(n,e,t){const i=hc([e,t]),s=Math.min(4e3,Math.max(2,Math.ceil(i/(.5*Math.min(n.stepX,n.stepY))))),r=[],a=[];for(let o=0;o<=s;++o){const l=o/s,c=Cp(n,e[0]+l*(t[0]-e[0]),e[1]+l*(t[1]-e[1]));r.push(l*i),a.push(Number.isNaN(c)?null:c)}return{distance:r,height:a}}function mL(n,e,t,i,s){const r=hc([n,e])||1,[a,o]=[(e[0]-n[0])/r,(e[1]-n[1])/r],[l,c]=[t-n[0],i-n[1]];return{distance:l*a+c*o,height:s,aside:a*c-o*l}}const yh=190;function gL(n,e,t,i){const[s,r,a,o]=[52,n-12,10,yh-24],l=Math.min((r-s)/i,(o-a)/Math.max(1e-6,t-e)),c=(r-s)/i,h=Math.min((o-a)/Math.max(1e-6,t-e),c*3);return{x:d=>s+d*c,y:d=>o-(d-e)*Math.max(l,h),low:e,high:t,length:i}}function _L(n,e,t,i){n.font='11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',n.fillStyle=si("--soft"),n.strokeStyle=si("--rule"),n.lineWidth=1,n.textAlign="right",n.textBaseline="middle";for(const s of Il(e.low+i,e.high+i,4)){const r=Math.round(e.y(s-i))+.5;n.beginPath(),n.moveTo(52,r),n.lineTo(t-12,r),n.stroke(),n.fillText(Ye(s),46,r)}n.textAlign="center";for(const s of Il(0,e.length,8))n.fillText(`${Ye(s)} m`,Math.min(e.x(s),t-24),yh-10)}function vL(n,e,t,i){n.strokeStyle=si("--ink"),n.lineWidth=2,n.beginPath();let s=!1;i.forEach((r,a)=>{if(r===null)return void(s=!1);n[s?"lineTo":"moveTo"](e.x(t[a]),e.y(r)),s=!0}),n.stroke()}function xL(n,e,t,i){const s=Mt.value,r=s.quantities.get(Xr.value),a=Jd.value?.high||1,o=c=>{const h=mL(t,i,s.positions[3*c],s.positions[3*c+1],s.positions[3*c+2]);return Math.abs(h.aside)<=uu.value&&h.distance>=0&&h.distance<=e.length?h:null};let l=0;n.lineWidth=1.2;for(let c=0;c<s.rocks.length;++c){let[h,d]=[o(s.offsets[c]),!1];for(let f=s.offsets[c]+1;f<s.offsets[c+1];++f){const p=o(f);h&&p&&(d=!0,n.strokeStyle=r?oy(ry("viridis",r[f]/a)):si("--link"),n.beginPath(),n.moveTo(e.x(h.distance),e.y(h.height)),n.lineTo(e.x(p.distance),e.y(p.height)),n.stroke()),h=p}d&&(l+=1)}return l}function yL(n){const e=Gt.value?.grid,t=os.value;if(!e||!t)return 0;const i=n.clientWidth,s=window.devicePixelRatio||1;[n.width,n.height]=[Math.round(i*s),Math.round(yh*s)];const r=n.getContext("2d");r.setTransform(s,0,0,s,0,0);const{distance:a,height:o}=pL(e,t.from,t.to),l=o.filter(p=>p!==null),[c,h]=[Math.min(...l),Math.max(...l)],d=gL(i,c-1,h+.12*(h-c)+2,hc([t.from,t.to]));_L(r,d,i,Ea()[2]);const f=xL(r,d,t.from,t.to);return vL(r,d,a,o),f}function SL(){const n=cs(null),e=cs(null),t=os.value,i=[t,uu.value,Xs.value,Mt.value,Xr.value,Gt.value];return Pi(()=>{const s=()=>{n.current&&e.current&&(e.current.textContent=`${Ye(yL(n.current))} paths`)};s();const r=new ResizeObserver(s);return r.observe(n.current),()=>r.disconnect()},i),u("div",{class:"dock profile","data-test":"profile",children:[u("div",{class:"caption",children:[u("b",{children:"Cut"}),u("span",{class:"soft",children:mn(hc([t.from,t.to]),"m")}),u("label",{class:"check",children:["paths within",u("select",{value:String(uu.value),onChange:s=>uu.value=Number(s.currentTarget.value),children:[2,5,10,20,50,1e3].map(s=>u("option",{value:String(s),children:s===1e3?"all":`${s} m`},s))})]}),u("span",{class:"soft",ref:e}),u("span",{class:"space",style:{flex:1}}),u("button",{class:"button small icon plain","aria-label":"close the cut",onClick:()=>os.value=null,children:u(Hn,{name:"close"})})]}),u("canvas",{ref:n,style:{width:"100%",height:`${yh}px`,display:"block"},role:"img","aria-label":"ground and paths along the cut"})]})}const Cd=2e3;function xm({what:n,frame:e=1/30,extra:t}){const{time:i,end:s,playing:r,speed:a}=lb,o=s.value,l=o<1?4:2;return u("div",{class:"dock timeline",role:"group","aria-label":"playback",children:[u("span",{class:"what",title:n,children:n}),u("button",{class:"button icon",onClick:Rp,"aria-label":r.value?"pause":"play",title:"play or pause (space)","data-test":"play",children:u(Hn,{name:r.value?"pause":"play"})}),u("button",{class:"button icon",onClick:()=>Fl(-e),"aria-label":"one frame back",title:"one frame back (,)",children:u(Hn,{name:"back"})}),u("button",{class:"button icon",onClick:()=>Fl(e),"aria-label":"one frame forward",title:"one frame forward (.)",children:u(Hn,{name:"forward"})}),u("input",{type:"range",min:0,max:Cd,step:1,value:o>0?i.value/o*Cd:0,"aria-label":"time","data-test":"scrub","aria-valuetext":`${i.value.toFixed(2)} s`,onInput:c=>Ua(Number(c.currentTarget.value)/Cd*o)}),u("span",{class:"number","data-test":"time",children:[i.value.toFixed(l)," of ",o.toFixed(l)," s"]}),u("label",{class:"check",title:"speed of the playback",children:[u("span",{class:"hidden-text",children:"speed"}),u("select",{value:String(a.value),onChange:c=>a.value=Number(c.currentTarget.value),"data-test":"speed",children:Lv.map(c=>u("option",{value:String(c),children:[c,"×"]},c))})]}),t]})}const ML=[["oblique","Oblique","1"],["top","Top","2"],["front","Front","3"],["side","Side","4"]];function bL(){return u("div",{class:"plate bar",role:"group","aria-label":"camera",children:[ML.map(([n,e,t])=>u("button",{class:"button",title:`view (${t})`,onClick:()=>gi.value?.stage.look(n),children:e},n)),u("button",{class:"button",title:"fit the rock or the slope (F)",onClick:()=>gi.value?.fit(),children:"Fit"}),u("button",{class:"button","aria-pressed":gn.value==="cut"||os.value!==null,title:"cut through the slope along a line (C)","data-test":"tool-cut",onClick:()=>os.value!==null?os.value=null:gn.value=gn.value==="cut"?null:"cut",children:[u(Hn,{name:"cut"}),"Cut"]})]})}const wL=[["point","point","Point","source at a point (Q)"],["line","line","Line","source along a line (L)"],["area","area","Area","source in an area (A)"],["barrier","barrier","Barrier","barrier (W)"],["counter","counter","Counter","line on which rocks are counted (T)"],["region","region","Region","region of a material (G)"]];function EL(){return u("div",{class:"plate bar",role:"group","aria-label":"draw on the ground",children:wL.map(([n,e,t,i])=>u("button",{class:"button","aria-pressed":gn.value===n,"aria-label":t,title:`draw: ${i}`,"data-test":`tool-${n}`,onClick:()=>gn.value=gn.value===n?null:n,children:[u(Hn,{name:e}),u("span",{class:"wide-only",children:t})]},n))})}const TL={point:"Click where rocks are let go",line:"Click along the line; Enter or a double click ends",area:"Click the corners; Enter or a double click ends",barrier:"Click along the foot of the barrier; Enter or a double click ends",counter:"Click along the line; Enter or a double click ends",region:"Click the corners of the region; Enter or a double click ends",cut:"Click the two ends of the cut"};function AL(){const n=sx.value,e=Ea();return n?u("div",{class:"plate readout","aria-hidden":"true",children:[(n[0]+e[0]).toFixed(1),", ",(n[1]+e[1]).toFixed(1)," · ",(n[2]+e[2]).toFixed(1)," m"]}):null}function RL(){if(Gt.value||!Ie.value)return null;const n=wa.value[0];return u("div",{class:"floating bottom-right",children:u("div",{class:"plate hint","data-test":"no-slope",children:Ie.value.data?.slope===void 0?"No slope yet: drop a height model (.tif, .asc) or a mesh onto the page":n?n.message:"Reading the slope …"})})}function CL(n){if(_n.value!==null&&Ht.value==="setup")return;const t={ArrowLeft:[-.1,0],ArrowRight:[.1,0],ArrowUp:[0,.08],ArrowDown:[0,-.08]}[n.key];t&&(n.preventDefault(),gi.value?.stage.turn(...t))}function PL(){const n=()=>{dr.value=!dr.value,dr.value||gi.value?.fit()};return u("button",{class:"button","aria-pressed":dr.value,onClick:n,title:"the camera goes along with the rock (V)","data-test":"follow",children:"Follow"})}function LL(){const n=cs(null),[e,t]=Bn("");eM(()=>{const s=rx(()=>new o2(n.current),t);if(s)return gi.value=s,window.talusStage=s,()=>{gi.value=null,s.dispose()}},[]);const i=Sn.value!==null?Hs.value!==null:Mt.value.rocks.length>0;return u("div",{class:"work",children:[u("div",{class:"stage-row",children:[u("div",{class:"stage",children:[u("div",{ref:n,class:"stage-host",tabIndex:0,role:"application","aria-label":"slope in space; arrows turn the camera",onKeyDown:CL,"data-test":"stage"}),u("div",{class:"floating top-left",children:[u(bL,{}),Ht.value==="setup"&&Ie.value?.writable&&Gt.value&&u(EL,{}),Ht.value==="setup"&&u(Yb,{}),gn.value&&u("div",{class:"plate hint",role:"status",children:TL[gn.value]})]}),u("div",{class:"floating bottom-left",children:[Zd.value&&u(P0,{legend:Zd.value,what:"ground"}),pi.paths.value&&Jd.value&&u(P0,{legend:Jd.value,what:"paths"})]}),u("div",{class:"floating bottom-right",children:u(AL,{})}),e?u("div",{class:"centre over-stage",children:u("p",{class:"error-box",role:"alert","data-test":"no-webgl",children:e})}):u(RL,{})]}),Sn.value!==null&&u(dL,{})]}),os.value&&u(SL,{}),i&&ic.value&&u(xm,{what:Sn.value!==null?`Rock ${Sn.value}`:`${Ye(Mt.value.rocks.length)} paths`,extra:Sn.value!==null&&u(PL,{})})]})}const Kt=(n,...e)=>{const t=ec(n??void 0,e);return typeof t=="number"?t:null},Vs=(n,...e)=>{const t=ec(n??void 0,e);return typeof t=="string"?t:""},va=(n,...e)=>ec(n??void 0,e)??null,Pa=(n,...e)=>{const t=ec(n??void 0,e);return Array.isArray(t)?t:[]},np=(n,...e)=>Pa(n,...e).map(t=>typeof t=="number"?t:null),jy=["max_energy_kJ","max_speed_m_s","max_height_m","runout_m","max_translational_energy_kJ","max_rotational_energy_kJ","path_length_m","duration_s","drop_m","reach_angle_deg"],Qy=([n,e,t,i],[s,r,a,o])=>[n*s-e*r-t*a-i*o,n*r+e*s+t*o-i*a,n*a-e*o+t*s+i*r,n*o+e*a-t*r+i*s],DL=([n,e,t,i])=>[n,-e,-t,-i],xa=(n,e,t)=>e.map(i=>n.numbers(i)[t]),ip=["x_m","y_m","z_m"],sp=["qw","qx","qy","qz"],NL=["vx_m_s","vy_m_s","vz_m_s"];function L0(n){const e=n.reduce((s,r)=>s+r.table.rows,0),t={times:new Float64Array(e),places:new Float32Array(3*e),attitudes:new Float32Array(4*e),velocities:new Float32Array(3*e)};let i=0;for(const{table:s,time:r,later:a,shift:o,turn:l}of n)for(let c=0;c<s.rows;++c,++i){t.times[i]=s.numbers(r)[c]+a,t.places.set(xa(s,ip,c).map((d,f)=>d+o[f]),3*i);const h=xa(s,sp,c);t.attitudes.set(l?Qy(h,l):h,4*i),t.velocities.set(xa(s,NL,c),3*i)}return t}function IL(n,e,t){const i=n.rows-1,s=n.numbers("t_s")[i]??0,r={table:n,time:"t_s",later:0,shift:[0,0,0],turn:null};if(!e||e.rows===0)return{frames:L0([r]),duration:s,handOver:null,pedestal:[0,0,0]};const[a,o]=[xa(n,ip,i),xa(e,ip,0)],l=o.map((f,p)=>f-a[p]-t[p]),c=Qy(DL(xa(e,sp,0)),xa(n,sp,i)),h={table:e,time:"time_s",later:s,shift:t.map(f=>-f),turn:c},d=L0([{...r,shift:l},h]);return{frames:d,duration:d.times[d.times.length-1],handOver:s,pedestal:l}}const Ai=Ne(null),Sh=Ne(null),Js=Ne({}),UL=vt(()=>Vs(Sh.value,"study")||String(vi(["study","type"])??"")),Mh=vt(()=>Ie.value?.kind==="rocking"),FL={single:["history.csv","runout_frames.csv"],grid:["cases.csv"],fragility:["runs.csv","fragility.csv"],overturning:["overturning.csv"]};async function OL(){const n=await ls(bt.block());if(!n)return void(Ai.value=null);const{header:e,arrays:t}=n,i=(s,r)=>({positions:t[s]??new Float32Array(0),triangles:t[r]??new Uint32Array(0)});Ai.value={...e,body:i("position","index"),pedestal:i("pedestal_position","pedestal_index"),start:Array.from(t.start_position??[0,0,0]),attitude:Array.from(Fv(t.start_attitude??Float32Array.from([0,0,0,1])))}}async function eS(n){const e=await ls(bt.summary(n.id));if(!e)return null;const t=(FL[Vs(e,"study")]??[]).filter(s=>n.files?.includes(s)??!0),i=await Promise.all(t.map(async s=>[s,await ls(bt.table(n.id,s))]));return{summary:e,tables:Object.fromEntries(i.flatMap(([s,r])=>r?[[s,kl(r)]]:[]))}}async function kL(n){const e=await eS(n);n.id!==wt.value||!e||([Sh.value,Js.value]=[e.summary,e.tables])}qt(()=>{Ia.value,Mh.value?OL():Ai.value=null});const tS=n=>n&&!n.live&&n.complete?`${n.id} ${n.modified}`:"",BL=vt(()=>tS(zn.value)),zL=vt(()=>tS(Qu.value));qt(()=>{const n=BL.value;Sh.value=null,Js.value={},Mh.value&&n!==""&&kL(zn.peek())});const $u=Ne({});qt(()=>{const n=zL.value;if($u.value={},!Mh.value||n===""||Ht.value!=="compare")return;const e=Qu.peek();eS(e).then(t=>{t&&e.id===cn.value&&($u.value=t.tables)})});const Xi=vt(()=>{const n=Js.value["history.csv"],e=Js.value["runout_frames.csv"]??null;return!n||n.rows===0||e&&!Gt.value?null:IL(n,e,Ea())});qt(()=>{Mh.value&&Ol(Xi.value?.duration??0)});class HL{stage;body;pedestal;ground;arrow=new XE(new H(1,0,0),new H,1,13983232);ring;plane=null;stops;constructor(e){this.stage=new uy(e),this.ground=new hy(this.stage),this.pedestal=new Wf(this.stage,"#8d979e"),this.body=new Wf(this.stage,"#c98f54"),this.ring=new Fr(this.stage,"ring",26,"#0b5cad",!0),this.stage.beforeDraw.add(()=>void(this.ring.points.visible=Ai.peek()!==null&&this.size()/this.stage.metresPerPixel()<8)),this.stage.scene.add(this.arrow),this.stops=[()=>this.colours(),()=>this.shapes(),()=>this.slope(),()=>this.move()].map(t=>qt(t))}dispose(){this.stops.forEach(e=>e()),this.stage.dispose()}colours(){Xs.value,this.stage.setBackground(si("--stage")),this.ground.setWallColour(si("--wall")),this.makePlane()}size(){const e=Ai.peek()?.body.positions??[1];return Math.max(...Array.from(e,Math.abs))||1}makePlane(){if(this.plane&&this.stage.scene.remove(this.plane),this.plane=null,!Ai.value||Ai.value.pedestal.triangles.length>0)return;const e=5*this.size();this.plane=new WE(e,20,new ut(si("--soft")),new ut(si("--rule"))),this.plane.rotateX(Math.PI/2),this.stage.scene.add(this.plane)}shapes(){const e=Ai.value;this.body.setMesh(e?.body??null),this.pedestal.setMesh(e&&e.pedestal.triangles.length>0?e.pedestal:null),this.makePlane(),e&&this.focusBlock()}focusBlock(){const e=Ai.value;if(!e)return;const[t,i,s]=Xi.peek()?.pedestal??[0,0,0],r=1.25*this.size();this.stage.setSubject([t-r,i-r,s-.15*r],[t+r,i+r,s+e.start[2]+r],Gt.peek()?Xf(Gt.peek().grid):Math.PI/2),this.stage.look("oblique")}fit(){const e=Gt.peek();if(!e)return this.focusBlock();this.stage.setSubject(...e.bounds,Xf(e.grid)),this.stage.look("oblique")}slope(){this.ground.setTerrain(Xi.value?.handOver!==null&&Xi.value?Gt.value:null),this.ground.drape(null,[]),this.ground.setWallColour(si("--wall")),Xi.value&&this.pedestal.pose({place:Xi.value.pedestal,attitude:[1,0,0,0]}),this.focusBlock()}move(){const e=Xi.value,t=Ai.value;if(!t)return void(this.arrow.visible=!1);const i=e?ey(e.frames,Mn.value):{place:t.start,attitude:t.attitude};this.body.pose(i),this.ring.set(Float32Array.from(i.place)),this.shake(Mn.value)}shake(e){const t=Js.value["history.csv"];if(this.arrow.visible=!1,!t||!Xi.value||e>(Xi.value.handOver??1/0))return;const i=Math.min(t.rows-1,nm(t.numbers("t_s"),e)),s=new H(...["ground_x_m_s2","ground_y_m_s2","ground_z_m_s2"].map(c=>t.numbers(c)[i]??0)),r=s.length()/9.81*3*this.size();if(r<.02*this.size())return;const[a,o,l]=Xi.value.pedestal;this.arrow.visible=!0,this.arrow.position.set(a,o,l+.01),this.arrow.setDirection(s.normalize()),this.arrow.setLength(r,Math.min(.25*r,.2*this.size()),Math.min(.18*r,.14*this.size()))}}const[nS,qu,GL,iS,rp,VL]=["#98302f","#3a62b5","#c4c8ca","#ecd04f","#55a862","#d9dcde"],sS={rest:nS,slide:qu,rock:GL,"slide-rock":iS,pure_rock:rp,rock_slide:qu},Pd={rest:VL,slide:qu,rock:rp,"slide-rock":iS,flight:nS,pure_rock:rp,rock_slide:qu},rS={mode_before:"before the impact",mode_after:"after the impact"};function ap(n,e,t){const i=[];for(let s=0;s<n.rows;++s)n.numbers("alpha_deg")[s]===t&&i.push({theta:n.numbers("theta0_deg")[s],mu:n.numbers("mu")[s],mode:n.word(e,s),least:n.numbers("mu_min_eq37")[s]});return i}const ma=n=>`${n.theta} ${n.mu}`;function aS({cases:n,marked:e}){const[t,i,s,r]=[520,340,44,10],a=[...new Set(n.map(m=>m.theta))].sort((m,y)=>m-y),o=[...new Set(n.map(m=>m.mu))].sort((m,y)=>m-y),[l,c,h,d]=[a[0],a[a.length-1],o[0],o[o.length-1]],[f,p]=[(t-s-10)/a.length,(i-r-36)/o.length],_=m=>s+f/2+(m-l)/(c-l||1)*(t-s-10-f),S=m=>i-36-p/2-(m-h)/(d-h||1)*(i-r-36-p),g=a.map(m=>n.find(y=>y.theta===m)).filter(m=>m.least<=d&&m.least>=h);return u("svg",{viewBox:`0 0 ${t} ${i}`,width:"100%",role:"img","aria-label":"modes over initial tilt and friction","font-size":"11",fill:"var(--soft)",children:[n.map(m=>u("rect",{x:_(m.theta)-f/2+.5,y:S(m.mu)-p/2+.5,width:f-1,height:p-1,fill:sS[m.mode]??"#888",stroke:e?.has(ma(m))?"var(--ink)":"none","stroke-width":"2",children:u("title",{children:`tilt ${m.theta}°, friction ${m.mu}: ${m.mode}`})},ma(m))),u("polyline",{points:g.map(m=>`${_(m.theta)},${S(m.least)}`).join(" "),fill:"none",stroke:"var(--ink)","stroke-width":"2"}),Il(h,d,6).map(m=>u("text",{x:s-6,y:S(m)+4,"text-anchor":"end",children:Ye(m,2)},m)),Il(l,c,8).map(m=>u("text",{x:_(m),y:i-20,"text-anchor":"middle",children:Ye(m,3)},m)),u("text",{x:(t+s)/2,y:i-4,"text-anchor":"middle",children:"initial tilt, ° (up: friction)"})]})}function oS({cases:n}){return u(_t,{children:[[...new Set(n.map(e=>e.mode))].map(e=>u("span",{class:"key",children:[u("span",{class:"swatch",style:{background:sS[e]??"#888",height:"10px"}}),e.replace("_"," ")]},e)),u("span",{class:"key",children:[u("span",{class:"swatch",style:{background:"var(--ink)"}}),"least friction for pure rocking"]})]})}const lS=n=>[...new Set(n.numbers("alpha_deg"))].sort((e,t)=>e-t);function cS({alphas:n,alpha:e,set:t}){return u("div",{class:"field",style:{maxWidth:"340px"},children:[u("label",{for:"alpha",children:"α, from the horizontal"}),u("span",{class:"value",children:u("select",{id:"alpha",value:String(e),onChange:i=>t(Number(i.currentTarget.value)),children:n.map(i=>u("option",{value:String(i),children:[i,"°"]},i))})})]})}function WL({cases:n}){const e=Ui(()=>lS(n),[n]),[t,i]=Bn(e[Math.floor(e.length/2)]);return u(_t,{children:[u(cS,{alphas:e,alpha:t,set:i}),u("div",{class:"mode-maps",children:["mode_before","mode_after"].map(s=>{const r=ap(n,s,t);return u("figure",{class:"plot",children:[u("figcaption",{class:"caption",children:[rS[s],u(oS,{cases:r})]}),u(aS,{cases:r})]},s)})})]})}function XL({history:n}){const e=cs(null);Pi(()=>{const i=e.current;i.width=1200,i.height=1;const s=i.getContext("2d"),r=n.numbers("t_s"),a=r[n.rows-1]||1;for(let o=0;o<n.rows;++o){const[l,c]=[r[o]/a*1200,r[Math.min(o+1,n.rows-1)]/a*1200];s.fillStyle=Pd[n.word("mode",o)]??"#888",s.fillRect(l,0,Math.max(1,c-l),1)}},[n]);const t=[...new Set(Array.from({length:n.rows},(i,s)=>n.word("mode",s)))];return u("figure",{class:"plot",children:[u("figcaption",{class:"caption",children:["mode",Object.keys(Pd).filter(i=>t.includes(i)).map(i=>u("span",{class:"key",children:[u("span",{class:"swatch",style:{background:Pd[i],height:"10px"}}),i]},i))]}),u("div",{style:{padding:"4px 10px 0 46px"},children:u("canvas",{ref:e,class:"modes",role:"img","aria-label":"modes over time"})})]})}function uS(n,e){const t=Float64Array.from(new Set([...Array.from(n),...Array.from(e)])).sort(),i=s=>{const r=new Map(Array.from(s,(a,o)=>[a,o]));return a=>Array.from(t,o=>r.has(o)?a[r.get(o)]:void 0)};return{x:t,first:i(n),second:i(e)}}const[$L,qL]=["#0072b2","#d55e00"],hS=()=>[li(wt.value??""),li(cn.value??"")];function ym({a:n,b:e},t,i){const[s,r]=hS();return Ui(()=>{const a=uS(n.numbers(t),e.numbers(t));return{x:a.x,curves:i.map(o=>[{label:s,values:a.first(n.numbers(o)),colour:$L},{label:r,values:a.second(e.numbers(o)),colour:qL,dashed:!0}])}},[n,e,s,r])}const D0=[["tilt_deg","tilt, °"],["x_m","centre, x (east), m"],["y_m","centre, y (north), m"],["ground_x_m_s2","ground, x, m/s²"]];function YL(n){const{x:e,curves:t}=ym(n,"t_s",D0.map(([i])=>i));return u(_t,{children:D0.map(([,i],s)=>u(Ci,{title:i,xLabel:"time, s",x:e,curves:t[s],height:150,cursor:()=>Mn.value,onSeek:Ua},i))})}function KL(n){const{x:e,curves:[t,i,s]}=ym(n,"pga_g",["log_normal_upper_95","log_normal_lower_95","log_normal"]),r=(o,l)=>({...o,label:"",width:.5,dashed:!1,bandTo:l}),a=Ui(()=>[r(t[0],1),r(i[0]),r(t[1],3),r(i[1]),{...s[0],width:2},{...s[1],width:2}],[t]);return u(Ci,{title:"chance of toppling, log-normal with its band of 95 %",xLabel:"PGA, g",x:e,curves:a,height:320,yRange:[0,1.02]})}function ZL(n){const{x:e,curves:[t]}=ym(n,"frequency_hz",["threshold_g"]);return u(Ci,{title:"least PGA that overturns, g",xLabel:"frequency, Hz",x:e,curves:t,height:320,yRange:[0,null]})}function JL({a:n,b:e}){const t=Ui(()=>lS(n),[n]),[i,s]=Bn(t[Math.floor(t.length/2)]),[r,a]=hS();return u(_t,{children:[u(cS,{alphas:t,alpha:i,set:s}),["mode_before","mode_after"].map(o=>{const[l,c]=[ap(n,o,i),ap(e,o,i)],h=new Map(c.map(p=>[ma(p),p.mode])),d=new Set(l.filter(p=>h.has(ma(p))&&h.get(ma(p))!==p.mode).map(ma)),f=l.filter(p=>h.has(ma(p))).length;return u("section",{class:"section",children:[u("div",{class:"caption",children:[rS[o],": ",Ye(d.size)," of ",Ye(f)," cases differ (framed)",u(oS,{cases:[...l,...c]})]}),u("div",{class:"mode-maps",children:[[r,l],[a,c]].map(([p,_],S)=>u("figure",{class:"plot",children:[u("figcaption",{class:"caption",children:u("b",{children:p})}),u(aS,{cases:_,marked:d})]},S))})]},o)})]})}const jL=[["history.csv",YL],["fragility.csv",KL],["overturning.csv",ZL],["cases.csv",JL]];function QL(){const n=jL.find(([i])=>Js.value[i]&&$u.value[i]);if(!n)return u("p",{class:"empty",children:"Choose a run of the same kind of study to compare with."});const[e,t]=n;return u("div",{"data-test":"compared-studies",children:u(t,{a:Js.value[e],b:$u.value[e]})})}const N0=9.80665,eD=()=>Math.min(240,Math.max(118,Math.round((window.innerHeight-190)/3-44)));function tD({history:n}){const e=n.numbers("t_s"),[t,i]=[n.numbers("x_m")[0],n.numbers("y_m")[0]],s=Ui(()=>({wayX:n.numbers("x_m").map(a=>a-t),wayY:n.numbers("y_m").map(a=>a-i),groundX:n.numbers("ground_x_m_s2").map(a=>a/N0),groundY:n.numbers("ground_y_m_s2").map(a=>a/N0)}),[n]),r={x:e,xLabel:"time, s",cursor:()=>Mn.value,onSeek:Ua,height:eD()};return u(_t,{children:[u(XL,{history:n}),u(Ci,{...r,title:"tilt, °",curves:[{label:"tilt",values:n.numbers("tilt_deg")}],yRange:[0,null]}),u(Ci,{...r,title:"way of the centre (slip and rocking), m",curves:[{label:"x (east)",values:s.wayX},{label:"y (north)",values:s.wayY}]}),u(Ci,{...r,title:"ground, g",curves:[{label:"x (east)",values:s.groundX},{label:"y (north)",values:s.groundY}]})]})}function nD(n){const e=new Map,[t,i]=[n.numbers("pga_g"),n.numbers("toppled")];for(let r=0;r<n.rows;++r){const a=Number(t[r].toPrecision(6)),[o,l]=e.get(a)??[0,0];e.set(a,[o+1,l+(i[r]>0?1:0)])}const s=[...e.keys()].sort((r,a)=>r-a);return{pga:s,share:s.map(r=>e.get(r)[1]/e.get(r)[0])}}function iD(n,e){const t=n?Array.from(n.numbers("pga_g")):[],i=[...new Set([...t,...e.pga])].sort((r,a)=>r-a),s=(r,a)=>i.map(o=>{const l=r.indexOf(o);return l<0?void 0:a[l]});return{x:i,curve:r=>s(t,n?.numbers(r)??[]),marks:s(e.pga,e.share).map(r=>r??null)}}function sD({runs:n,fit:e}){const t=Ui(()=>{const{x:s,curve:r,marks:a}=iD(e,nD(n)),o=e?[{label:"",values:r("log_normal_upper_95"),colour:"#0072b2",width:.5,bandTo:1},{label:"",values:r("log_normal_lower_95"),colour:"#0072b2",width:.5},{label:"log-normal, 95 % band",values:r("log_normal"),colour:"#0072b2",width:2},{label:"logistic",values:r("logistic"),colour:"#d55e00",dashed:!0}]:[];return{x:s,curves:[...o,{label:"share of runs",values:a,colour:"#1d8a5f",points:!0}]}},[n,e]),i=Ui(()=>{const s=Array.from({length:n.rows},(l,c)=>c).sort((l,c)=>n.numbers("pga_g")[l]-n.numbers("pga_g")[c]),r=l=>[null,...s.map(c=>n.numbers("toppled")[c]>0===l?n.numbers("pgv_over_pga_s")[c]:null),null],a=s.map(l=>n.numbers("pga_g")[l]),o=.04*(a[a.length-1]-a[0]||1);return{x:[a[0]-o,...a,a[a.length-1]+o],stood:r(!1),toppled:r(!0)}},[n]);return u(_t,{children:[u(Ci,{title:"chance of toppling",xLabel:"PGA, g",x:t.x,curves:t.curves,height:300,yRange:[0,1.02]}),u(Ci,{title:"every run: PGV/PGA, s",xLabel:"PGA, g",x:i.x,height:220,yRange:[0,null],curves:[{label:"stood",values:i.stood,colour:"#0072b2",points:!0},{label:"toppled",values:i.toppled,colour:"#d55e00",points:!0}]})]})}function rD({table:n}){const e=Ui(()=>{const t=Array.from({length:n.rows},(i,s)=>s).sort((i,s)=>n.numbers("frequency_hz")[i]-n.numbers("frequency_hz")[s]);return{x:t.map(i=>n.numbers("frequency_hz")[i]),y:t.map(i=>n.numbers("threshold_g")[i]),points:t.map(i=>n.numbers("threshold_g")[i])}},[n]);return u(Ci,{title:"least PGA that overturns, g",xLabel:"frequency, Hz",x:e.x,height:320,yRange:[0,null],curves:[{label:"threshold",values:e.y,width:2},{label:"computed",values:e.points,colour:"#0072b2",points:!0}]})}function aD(){const n=Js.value;return Ht.value==="compare"&&cn.value!==null&&cn.value!==wt.value?u(QL,{}):n["history.csv"]?u(tD,{history:n["history.csv"]}):n["runs.csv"]?u(sD,{runs:n["runs.csv"],fit:n["fragility.csv"]??null}):n["overturning.csv"]?u(rD,{table:n["overturning.csv"]}):n["cases.csv"]?u(WL,{cases:n["cases.csv"]}):u("p",{class:"empty",children:"No results yet. Press Run."})}function oD(){const n=cs(null),[e,t]=Bn(null),[i,s]=Bn("");return Pi(()=>{const r=rx(()=>new HL(n.current),s);return t(r),()=>r?.dispose()},[]),u("div",{class:"stage",children:[u("div",{ref:n,class:"stage-host","data-test":"stage"}),i&&u("div",{class:"centre over-stage",children:u("p",{class:"error-box",role:"alert",children:i})}),u("div",{class:"floating top-left",children:u("div",{class:"plate bar",role:"group","aria-label":"camera",children:[[["oblique","Oblique"],["top","Top"],["front","Front"],["side","Side"]].map(([r,a])=>u("button",{class:"button",onClick:()=>e?.stage.look(r),children:a},r)),u("button",{class:"button",onClick:()=>e?.focusBlock(),children:"Block"}),Xi.value?.handOver!==null&&Xi.value&&u("button",{class:"button",onClick:()=>e?.fit(),children:"Slope"})]})})]})}function lD(){const n=Js.value["cases.csv"]!==void 0||Ai.value===null&&Object.keys(Js.value).length>0;return u("div",{class:"work",children:[u("div",{class:n?"split one":"split",children:[!n&&u(oD,{}),u("div",{class:"plots","data-test":"plots",children:u(aD,{})})]}),Xi.value&&ic.value&&u(xm,{what:wt.value?li(wt.value):"",frame:.01})]})}function cD(n,e,t,i){const s=n.bodies.length;if(!t||e.length===0)return n.bodies.map(h=>h.start);const r=nm(e,i),a=Math.min(r+1,e.length-1),o=e[a]-e[r],l=o>0?Math.min(1,Math.max(0,(i-e[r])/o)):0,c=(h,d)=>h[r*s+d]+l*(h[a*s+d]-h[r*s+d]);return n.bodies.map((h,d)=>[c(t.x,d),c(t.y,d),c(t.theta,d)])}const bh=([n,e],[t,i,s])=>[t+Math.cos(s)*n-Math.sin(s)*e,i+Math.sin(s)*n+Math.cos(s)*e];function dS(n){if(n.viewport){const[r,a]=n.viewport.centre;return{x:r,y:a,halfWidth:n.viewport.size,halfHeight:n.viewport.size}}let[e,t,i,s]=[1/0,1/0,-1/0,-1/0];for(const r of n.bodies)for(const a of r.vertices){const[o,l]=bh(a,r.start);[e,t,i,s]=[Math.min(e,o-r.radius),Math.min(t,l-r.radius),Math.max(i,o+r.radius),Math.max(s,l+r.radius)]}return i>e?{x:(e+i)/2,y:(t+s)/2,halfWidth:.75*(i-e),halfHeight:.75*(s-t)}:{x:0,y:0,halfWidth:1,halfHeight:1}}const I0=[[.49,.58,.66],[.69,.55,.42],[.54,.62,.49],[.66,.52,.56],[.6,.58,.71],[.75,.66,.37],[.44,.64,.63],[.71,.47,.42]],Rl=(n,e=1)=>`rgb(${n.map(t=>Math.round(255*Math.min(1,t*e))).join(" ")})`;function uD(n,e,t,i){n.beginPath(),e.vertices.forEach((s,r)=>n[r?"lineTo":"moveTo"](...i(bh(s,t)))),n.closePath()}function hD(n,e,t,i,s,r){const a=e.colour??(e.fixed?[.55,.58,.6]:I0[t%I0.length]);uD(n.pen,e,i,s),n.pen.lineJoin=n.pen.lineCap="round";for(const[c,h]of[[2*e.radius*r+2.4,Rl(a,.6)],[2*e.radius*r,Rl(a)]])n.pen.lineWidth=c,n.pen.strokeStyle=n.pen.fillStyle=h,n.pen.stroke(),n.pen.fill();if(e.fixed)return;const[o,l]=e.vertices[0];n.pen.beginPath(),n.pen.moveTo(...s([i[0],i[1]])),n.pen.lineTo(...s(bh([.7*o,.7*l],i))),n.pen.lineWidth=1.5,n.pen.strokeStyle=Rl(a,.5),n.pen.stroke()}function dD(n,e,t,i){const s=Math.hypot(t[0]-e[0],t[1]-e[1])||1,[r,a]=[(e[1]-t[1])/s,(t[0]-e[0])/s];n.pen.beginPath(),n.pen.moveTo(...e);for(let o=1;o<24;++o){const l=o<3||o>21?0:o%2?5:-5;n.pen.lineTo(e[0]+o/24*(t[0]-e[0])+l*r,e[1]+o/24*(t[1]-e[1])+l*a)}n.pen.lineTo(...t),n.pen.lineWidth=1.6,n.pen.strokeStyle=i,n.pen.stroke()}function fD(n,e,t,i){const s=Math.min(n.width/(2*i.halfWidth),n.height/(2*i.halfHeight)),r=([o,l])=>[n.width/2+(o-i.x)*s,n.height/2-(l-i.y)*s];n.pen.clearRect(0,0,n.width,n.height),e.background&&(n.pen.fillStyle=Rl(e.background),n.pen.fillRect(0,0,n.width,n.height)),e.bodies.forEach((o,l)=>hD(n,o,l,t[l],r,s));const a=o=>r(o.body<0?o.point:bh(o.point,t[o.body]));for(const o of e.springs)dD(n,a(o.a),a(o.b),o.colour?Rl(o.colour):n.soft)}const La=Ne(null),wh=Ne(null),Sm=Ne(null),Mm=Ne(null),bm=vt(()=>Ie.value?.kind==="scene"),pD=6e5;async function mD(n){const e=await ls(bt.summary(n));if(!e||n!==wt.value)return;const t=Kt(e,"bodies")??1,i=Kt(e,"steps")??0,s=Math.max(1,Math.ceil(i*t/pD),Math.ceil(i/4e3)),[r,a]=await Promise.all([ls(bt.table(n,"states.csv",{columns:"time,x,y,theta",every:s,group:t})),ls(bt.table(n,"energy.csv",{every:Math.max(1,Math.ceil(i/4e3))}))]);n===wt.value&&(Mm.value=e,wh.value=r&&kl(r),Sm.value=a&&kl(a))}qt(()=>{Ia.value,La.value=null,bm.value&&ls(bt.scene()).then(n=>La.value=n)});const gD=vt(()=>zn.value&&!zn.value.live&&zn.value.complete?`${zn.value.id} ${zn.value.modified}`:"");qt(()=>{const n=gD.value;wh.value=Sm.value=Mm.value=null,bm.value&&n!==""&&mD(wt.peek())});const fS=vt(()=>{const n=La.value?.bodies.length??0,e=wh.value?.numbers("time");return!e||n===0?new Float64Array(0):Float64Array.from({length:Math.floor(e.length/n)},(t,i)=>e[i*n])});qt(()=>{const n=fS.value;bm.value&&Ol(n.length>0?n[n.length-1]:0)});function _D(n,e){const t=La.value,i=wh.value,s=Mn.value;if(Xs.value,!t)return;const r=window.devicePixelRatio||1,[a,o]=[n.clientWidth,n.clientHeight];(n.width!==Math.round(a*r)||n.height!==Math.round(o*r))&&([n.width,n.height]=[Math.round(a*r),Math.round(o*r)]);const l=n.getContext("2d");l.setTransform(r,0,0,r,0,0);const c=i&&{x:i.numbers("x"),y:i.numbers("y"),theta:i.numbers("theta")};fD({pen:l,width:a,height:o,soft:si("--soft")},t,cD(t,fS.value,c,s),e)}function vD(n,e,t){const i=()=>Math.min(n.clientWidth/(2*e.halfWidth),n.clientHeight/(2*e.halfHeight));n.addEventListener("wheel",s=>{s.preventDefault();const r=Math.exp(.0012*s.deltaY),a=n.getBoundingClientRect(),[o,l]=[(s.clientX-a.left-a.width/2)/i(),(a.height/2-(s.clientY-a.top))/i()];e.x+=o*(1-r),e.y+=l*(1-r),e.halfWidth*=r,e.halfHeight*=r,t()},{passive:!1}),n.addEventListener("pointerdown",s=>n.setPointerCapture(s.pointerId)),n.addEventListener("pointermove",s=>{s.buttons===1&&(e.x-=s.movementX/i(),e.y+=s.movementY/i(),t())}),n.addEventListener("dblclick",()=>{Object.assign(e,dS(La.value)),t()})}function xD(){const n=cs(null),e=La.value;return Pi(()=>{if(!e)return;const t=n.current,i=dS(e),s=()=>_D(t,i),r=qt(s);vD(t,i,s);const a=new ResizeObserver(s);return a.observe(t),()=>{r(),a.disconnect()}},[e]),u("canvas",{ref:n,class:"stage-canvas",style:{width:"100%",height:"100%"},role:"img","aria-label":"bodies of the scene","data-test":"scene"},e?"scene":"none")}function yD(){const n=Sm.value,e=Ui(()=>{if(!n)return null;const i=(o,l)=>n.numbers(o).map((c,h)=>c+n.numbers(l)[h]),s=n.numbers("U").reduce((o,l)=>Math.min(o,l),1/0),r=n.numbers("U").map(o=>o-s),a=i("T_center","T_spin");return{t:n.numbers("time"),kinetic:a,potential:r,total:a.map((o,l)=>o+r[l]),px:n.numbers("Px"),py:n.numbers("Py"),l:i("L_center","L_spin")}},[n]);if(!e)return u("p",{class:"empty",children:"No results yet. Press Run."});const t={x:e.t,xLabel:"time, s",cursor:()=>Mn.value,onSeek:Ua,height:140};return u("div",{class:"two-plots",children:[u(Ci,{...t,title:"energy, J",curves:[{label:"kinetic",values:e.kinetic,colour:"#0072b2"},{label:"potential",values:e.potential,colour:"#d55e00"},{label:"total",values:e.total,colour:Xs.value?"#e4e7e9":"#1d2327"}]}),u(Ci,{...t,title:"momentum, N s (N m s)",curves:[{label:"x",values:e.px},{label:"y",values:e.py},{label:"angular",values:e.l}]})]})}function SD(){return u("div",{class:"work",children:[u("div",{class:"stage",children:u(xD,{})}),u("div",{class:"dock",style:{padding:"8px 14px"},"data-test":"plots",children:u(yD,{})}),ic.value&&u(xm,{what:wt.value?li(wt.value):"",frame:La.value?.dt??.01})]})}const Zl=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),ba=(n,e)=>Zl(n[e])?n[e]:{},ii=(n,e,t,i)=>({key:n,label:t===""?e:`${e}, ${t}`,value:i??null}),MD=["max_energy_kJ","max_speed_m_s","max_height_m","runout_m","reach_angle_deg","duration_s"];function bD(n){const e=ba(n,"statistics"),t=(Array.isArray(n.lines)?n.lines:[]).filter(Zl);return[ii("rocks","rocks","",n.rocks),...MD.map(i=>ii(`${i}_p95`,`${$s(i).label}, 95 %`,$s(i).unit,ba(e,i).percentile_95)),...t.map(i=>ii(`line ${String(i.name)}`,`${String(i.name)}: rocks`,"",i.rocks)),ii("impacts","impacts","",ba(n,"work").impacts)]}function pS(n,e=""){const t=Object.entries(n);return[...t.filter(([,s])=>!Array.isArray(s)&&!Zl(s)).map(([s,r])=>ii(e+s,(e+$s(s).label).replaceAll("_"," "),$s(s).unit,r)),...t.flatMap(([s,r])=>Zl(r)?pS(r,`${e}${s}: `):[])]}function wD(n){return[ii("study","study","",n.study),ii("law","law","",n.law),...pS(ba(n,"results"))]}function ED(n){const e=(a,o,l)=>a[`${o}_${l}`]??a[o],[t,i,s]=[ba(n,"initial"),ba(n,"final"),ba(n,"extremes")],r=Zl(n.totals)?n.totals:n;return[ii("law","law","",n.law),ii("dt","step","s",e(n,"dt","s")),ii("steps","steps","",n.steps),ii("E_start","energy at the start","J",e(t,"E","J")),ii("E_end","energy at the end","J",e(i,"E","J")),ii("E_highest","highest energy","J",e(s,"E_highest","J")),ii("E_gain","largest gain at a contact","J",e(s,"largest_energy_gain_by_contact","J")),ii("penetration","deepest penetration","m",s.penetration_m),ii("contacts","contacts","",r.contacts??r.contacts_handled),ii("failed","failed solves","",r.failed_solves)].filter(a=>a.value!==null)}function op(n,e){return n==="rockfall"?bD(e):n==="rocking"?wD(e):ED(e)}function lp({value:n}){return typeof n=="boolean"?n?"yes":"no":typeof n=="number"?Ye(n):n===null?"–":String(n).replaceAll("_"," ")}function mS(n){return[...new Set(n.flatMap(t=>t.map(i=>i.key)))].map(t=>{const i=n.map(s=>s.find(r=>r.key===t)??null);return{key:t,label:i.find(s=>s!==null).label,cells:i}})}function TD(n,e){return typeof n!="number"||typeof e!="number"||e===0?null:100*(n/e-1)}const AD=2e3;function RD(n){const e=(...s)=>n.numbers(s.find(r=>n.columns.includes(r))??""),[t,i]=[e("T_center","T_trans_J"),e("T_spin","T_rot_J")];return{time:e("time","time_s"),total:e("E","E_J"),kinetic:t.map((s,r)=>s+i[r])}}function U0(n,e){const[t,i]=Bn(null);return Pi(()=>{let s=!0;i(null);const r=Math.max(1,Math.ceil((Kt(e,"steps")??0)/AD));return n&&ls(bt.table(n,"energy.csv",{every:r})).then(a=>s&&i(a&&RD(kl(a)))),()=>void(s=!1)},[n,e]),t}function CD({a:n,b:e}){const[t,i]=[U0(wt.value,n),U0(cn.value,e)],s=Ui(()=>{if(!t||!i)return null;const r=uS(t.time,i.time),a=o=>[{label:li(wt.value),values:r.first(t[o]),colour:"#0072b2"},{label:li(cn.value),values:r.second(i[o]),colour:"#d55e00",dashed:!0}];return{x:r.x,total:a("total"),kinetic:a("kinetic")}},[t,i]);return s?u("section",{class:"section","data-test":"compared-energy",children:[u(Ci,{title:"energy, J",xLabel:"time, s",x:s.x,curves:s.total,height:170}),u(Ci,{title:"kinetic energy, J",xLabel:"time, s",x:s.x,curves:s.kinetic,height:170})]}):null}const PD=12,Yu=n=>`${n.id} ${n.modified}`,cp=Ne(new Map),gS=new Set,_S=vt(()=>{const n=bn.value.filter(t=>t.complete&&!t.live),e=[...new Set([wt.value,cn.value])].flatMap(t=>n.find(i=>i.id===t)??[]);return[...e,...n.filter(t=>!e.includes(t))].slice(0,PD)});async function LD(n){gS.add(Yu(n));const e=await ls(bt.summary(n.id));e&&(cp.value=new Map(cp.value).set(Yu(n),e))}qt(()=>{if(Ht.value==="compare")for(const n of _S.value)gS.has(Yu(n))||LD(n)});const vS=vt(()=>_S.value.flatMap(n=>{const e=cp.value.get(Yu(n));return e?[{run:n,summary:e}]:[]})),F0=n=>vS.value.find(e=>e.run.id===n)?.summary??null,DD=vt(()=>{const[n,e]=[F0(wt.value),F0(cn.value)];return n&&e&&wt.value!==cn.value?{a:n,b:e}:null}),xS={queued:"waiting",running:"running",writing:"writing results",done:"done",interrupted:"interrupted",failed:"failed"};function Eh({run:n}){const e=n.rate===null?"":`${Ye(n.rate,3)} ${n.unit}/s`;return u(_t,{children:[u("div",{class:"progress",role:"progressbar","aria-valuemin":0,"aria-valuemax":n.total,"aria-valuenow":n.done,"aria-label":`progress of ${li(n.id)}`,children:u("div",{style:{width:`${100*IM(n)}%`}})}),u("div",{class:"line soft number",children:[u("span",{"data-test":"progress",children:[Ye(n.done)," of ",Ye(n.total)," ",n.unit]}),u("span",{class:"push",children:n.state==="running"?[e,n.left_s===null?"":`${Av(n.left_s)} left`].filter(Boolean).join(" · "):xS[n.state]})]})]})}function ND({run:n}){const e=()=>{Nl(n.id),Ht.value="results"},t=wt.value===n.id;return u("li",{class:`run${t?" chosen":""}`,"data-test":"run-item","data-state":n.state,children:[u("div",{class:"line",children:[u("button",{class:"name",onClick:()=>Nl(n.id),"aria-pressed":t,title:n.id,children:li(n.id)}),u("span",{class:`chip push${n.state==="failed"?" bad":n.state==="interrupted"?" warn":n.state==="done"?" good":""}`,"data-test":"run-state",children:xS[n.state]})]}),n.state==="done"?u("div",{class:"line soft number",children:[u("span",{children:[Ye(n.done)," ",n.unit]}),u("span",{class:"push",children:n.seconds===null?"":`in ${Av(n.seconds)}`})]}):u(Eh,{run:n}),n.error&&u("div",{class:"error-box",children:n.error.message}),u("div",{class:"line",children:[n.complete&&u("button",{class:"button small",onClick:e,"data-test":"run-look",children:"Look"}),n.live&&u("button",{class:"button small danger",onClick:()=>void BM(n.id),"data-test":"run-cancel",children:"Cancel"}),n.resumable&&!n.live&&u("button",{class:"button small",onClick:()=>void zM(n.id),"data-test":"run-resume",children:"Resume"}),n.complete&&wt.value!==null&&!t&&u("button",{class:"button small",onClick:()=>{cn.value=n.id,Ht.value="compare"},"data-test":"run-compare",children:["Compare with ",li(wt.value)]}),!n.same_project&&u("span",{class:"soft push",children:"project changed since"})]})]})}function ID(){return u(_t,{children:[Ie.value?.writable&&u("div",{class:"actions",style:{marginTop:0},children:u("button",{class:"button primary",onClick:()=>Ul.value=!0,children:"New run"})}),bn.value.length===0&&u("p",{class:"empty",children:"No runs yet."}),u("ul",{children:bn.value.map(n=>u(ND,{run:n},n.id))})]})}function yS(){const[n,e]=[Ao.value,Ht.value==="compare"?Hl.value:null],t=Ui(()=>{const i=np(n,"runout","cumulative","percent"),s=(a,o)=>np(a,"runout","cumulative",o),r=[{label:"",values:s(n,"runout_upper_m"),colour:"#0072b2",width:.5,bandTo:1},{label:"",values:s(n,"runout_lower_m"),colour:"#0072b2",width:.5},{label:"this run",values:s(n,"runout_m"),colour:"#0072b2"}];return e&&r.push({label:"other run",values:s(e,"runout_m"),colour:"#d55e00",dashed:!0}),{percent:i,curves:r}},[n,e]);return t.percent.length===0?null:u(Ci,{title:"runout that so many rocks do not exceed, m",xLabel:"per cent of rocks",x:t.percent,curves:t.curves,height:170,yRange:[0,null]})}function UD({s:n}){const e=[[Ye(Kt(n,"rocks")),"rocks","rocks"],[mn(va(n,"statistics","max_energy_kJ")?.percentile_95,"kJ"),"largest kinetic energy, 95 %","max_energy_kJ"],[mn(va(n,"statistics","max_speed_m_s")?.percentile_95,"m/s"),"largest speed, 95 %","max_speed_m_s"],[mn(va(n,"statistics","max_height_m")?.percentile_95,"m"),"largest height, 95 %","max_height_m"],[mn(va(n,"statistics","runout_m")?.percentile_95,"m"),"runout, 95 %","runout_m"],[Ye(Kt(n,"work","impacts")),"impacts","impacts"]];return u("div",{class:"cards",children:e.map(([t,i,s])=>u("div",{class:"card",children:[u("b",{"data-test":`card-${s}`,children:t}),u("span",{children:i})]},s))})}const FD=[["paths","paths","#21908d",!1],["impacts","impacts","#ffffff",!0],["starts","starts","#d7261e",!0],["ends","where rocks came to rest","#f5a700",!0],["features","sources, barriers, counters","#0f8b80",!1],["regions","materials","#0072b2",!1]];function OD(){const n=[...Mt.value.quantities.keys()],e=Ta.value.find(t=>t.name===as.value);return u("section",{class:"section",children:[u("h2",{children:"On the stage"}),u("div",{class:"field",children:[u("label",{for:"drape",children:"ground"}),u("span",{class:"value",children:u("select",{id:"drape",value:as.value??"","data-test":"drape",onChange:t=>{as.value=t.currentTarget.value||null,vo.value=1},children:[u("option",{value:"",children:"hillshade"}),Ta.value.map(t=>u("option",{value:t.name,children:[t.title,t.unit?`, ${t.unit}`:""]},t.name))]})})]}),e&&e.bands.length>1&&u("div",{class:"field",children:[u("label",{for:"band",children:"value or interval"}),u("span",{class:"value",children:u("select",{id:"band",value:String(vo.value),onChange:t=>vo.value=Number(t.currentTarget.value),children:e.bands.map((t,i)=>u("option",{value:String(i+1),children:t},t))})})]}),u("div",{class:"field",children:[u("label",{for:"quantity",children:"colour of paths"}),u("span",{class:"value",children:u("select",{id:"quantity",value:Xr.value,"data-test":"quantity",onChange:t=>Xr.value=t.currentTarget.value,children:n.map(t=>u("option",{value:t,children:wv[t]??t},t))})})]}),FD.map(([t,i,s,r])=>u("label",{class:"check",children:[u("input",{type:"checkbox",checked:pi[t].value,onChange:a=>pi[t].value=a.currentTarget.checked,"data-test":`layer-${t}`}),i,u("span",{class:`swatch${r?" dot":""}`,style:{background:s}})]},t))]})}function kD(){const n=zl.value.flatMap((e,t)=>e.map(i=>({role:i,rock:Mt.value.rocks[t]}))).filter(e=>e.rock!==void 0);return n.length===0?null:u("section",{class:"section",children:[u("h2",{children:"Rocks to look at"}),u("div",{class:"actions",children:n.map(({role:e,rock:t})=>u("button",{class:"button small",onClick:()=>void Ro(t),"data-test":`role-${e}`,children:[e,": ",Ye(t)]},e))})]})}function BD({s:n}){return u("details",{class:"section",children:[u("summary",{children:["Statistics",u("span",{class:"brief",children:"intervals of 95 % confidence"})]}),u("div",{class:"inner scroll-x",children:u("table",{class:"plain",children:[u("thead",{children:u("tr",{children:[u("th",{}),u("th",{class:"number",children:"median"}),u("th",{class:"number",children:"95 %"}),u("th",{class:"number",children:"highest"})]})}),u("tbody",{children:jy.map(e=>{const t=va(n,"statistics",e),{label:i,unit:s}=$s(e);return t?u("tr",{children:[u("td",{children:u("span",{class:"soft",children:[i,", ",s]})}),u("td",{class:"number",title:ag(t.median_ci),children:Ye(t.median)}),u("td",{class:"number",title:ag(t.percentile_95_ci),children:Ye(t.percentile_95)}),u("td",{class:"number",children:Ye(t.highest)})]},e):null})})]})})]})}function zD({s:n,i:e}){const t=(...o)=>Kt(n,"lines",e,...o),i=np(n,"lines",e,"reach_probability_ci"),s=t("reach_probability"),r=o=>o===null?"–":Ye(100*o,3),a=[["rocks that cross",Ye(t("rocks"))],["share of all",`${r(s)} % (${r(i[0]??null)} … ${r(i[1]??null)})`],["energy, 95 %",mn(t("energy_kJ","percentile_95"),"kJ")],["speed, 95 %",mn(t("speed_m_s","percentile_95"),"m/s")],["height, 95 %",mn(t("height_above_ground_m","percentile_95"),"m")],["UNI 11211-4 needs",`${mn(t("design","uni_11211_4","required_energy_kJ"),"kJ",3)}, ${mn(t("design","uni_11211_4","required_height_m"),"m",2)}`],["ONR 24810 needs",`${mn(t("design","onr_24810","required_energy_kJ"),"kJ",3)}, ${mn(t("design","onr_24810","required_height_m"),"m",2)}`]];return u("details",{class:"item",children:[u("summary",{children:[Vs(n,"lines",e,"name"),u("span",{class:"brief",children:[Vs(n,"lines",e,"kind"),", ",Ye(t("rocks"))," rocks"]})]}),u("div",{class:"inner",children:u("table",{class:"plain",children:u("tbody",{children:a.map(([o,l])=>u("tr",{children:[u("td",{class:"soft",children:o}),u("td",{class:"number",children:l})]},o))})})})]})}function HD({s:n}){const e=Object.entries(n.stop??{}).filter(([,t])=>t>0);return u("details",{class:"section",children:[u("summary",{children:["Why rocks ended",u("span",{class:"brief",children:[e.length," reasons"]})]}),u("div",{class:"inner",children:u("table",{class:"plain",children:u("tbody",{children:e.map(([t,i])=>u("tr",{children:[u("td",{class:"soft",children:t}),u("td",{class:"number",children:Ye(i)})]},t))})})})]})}function GD(){const n=Ao.value,e=zn.value,t=Pa(n,"lines").length;return u(_t,{children:[e&&e.state!=="done"&&u(Eh,{run:e}),e&&e.warnings.length>0&&u("div",{class:"warnings",children:[u("b",{children:"Before you use these numbers"}),e.warnings.map(i=>u("div",{children:i},i))]}),n&&u(UD,{s:n}),u(OD,{}),u(kD,{}),n&&t>0&&u("section",{class:"section",children:[u("h2",{children:["Lines ",u("span",{class:"count",children:"barriers and counters"})]}),Pa(n,"lines").map((i,s)=>u(zD,{s:n,i:s},s))]}),n&&u("details",{class:"section",children:[u("summary",{children:"Runout"}),u("div",{class:"inner",children:u(yS,{})})]}),n&&u(BD,{s:n}),n&&u(HD,{s:n})]})}function VD(n,e){return typeof e=="boolean"?e?"yes":"no":typeof e=="number"?mn(e,$s(n).unit):e===null?"–":String(e)}function SS({table:n,title:e}){const t=Object.entries(n).filter(([,s])=>typeof s!="object"||s===null),i=Object.entries(n).filter(([,s])=>typeof s=="object"&&s!==null&&!Array.isArray(s));return u(_t,{children:[u("section",{class:"section",children:[u("h2",{children:e}),u("table",{class:"plain",children:u("tbody",{children:t.map(([s,r])=>u("tr",{children:[u("td",{class:"soft",children:$s(s).label}),u("td",{class:"number","data-result":s,children:VD(s,r)})]},s))})})]}),i.map(([s,r])=>u(SS,{table:r,title:s.replaceAll("_"," ")},s))]})}function WD(){const n=Sh.value,e=zn.value;return u(_t,{children:[e&&e.state!=="done"&&u(Eh,{run:e}),e&&e.warnings.length>0&&u("div",{class:"warnings",children:e.warnings.map(t=>u("div",{children:t},t))}),n&&u("div",{class:"cards",children:[u("div",{class:"card",children:[u("b",{children:UL.value}),u("span",{children:"study"})]}),Ai.value&&u("div",{class:"card",children:[u("b",{children:mn(Ai.value.mass_kg,"kg")}),u("span",{children:"mass of the block"})]}),Ai.value?.critical_tilt_deg!=null&&u("div",{class:"card",children:[u("b",{children:mn(Ai.value.critical_tilt_deg,"°")}),u("span",{children:"critical tilt"})]}),Kt(n,"results","peak_tilt_deg")!==null&&u("div",{class:"card",children:[u("b",{"data-test":"card-peak_tilt_deg",children:mn(Kt(n,"results","peak_tilt_deg"),"°")}),u("span",{children:"peak tilt"})]})]}),n&&Pa(n,"motions").length>0&&u("section",{class:"section",children:[u("h2",{children:"Ground motion"}),u("div",{class:"scroll-x",children:u("table",{class:"plain",children:[u("thead",{children:u("tr",{children:[u("th",{children:"motion"}),u("th",{class:"number",children:"PGA, g"}),u("th",{class:"number",children:"PGV, m/s"}),u("th",{class:"number",children:"PGV/PGA, s"})]})}),u("tbody",{children:Pa(n,"motions").slice(0,30).map((t,i)=>u("tr",{children:[u("td",{children:Vs(n,"motions",i,"name")}),u("td",{class:"number",children:Ye((Kt(n,"motions",i,"pga_m_s2")??NaN)/9.80665)}),u("td",{class:"number",children:Ye(Kt(n,"motions",i,"pgv_m_s"))}),u("td",{class:"number",children:Ye(Kt(n,"motions",i,"pgv_over_pga_s"))})]},i))})]})})]}),n&&u(SS,{table:n.results??{},title:"Results"})]})}const XD={E:["energy","J"],T_center:["kinetic, centres","J"],T_spin:["kinetic, spins","J"],U:["potential","J"],Px:["momentum x","N s"],Py:["momentum y","N s"],L_center:["angular, centres","N m s"],L_spin:["angular, spins","N m s"]};function $D({s:n}){return u("section",{class:"section",children:[u("h2",{children:"Start and end"}),u("table",{class:"plain",children:[u("thead",{children:u("tr",{children:[u("th",{}),u("th",{class:"number",children:"start"}),u("th",{class:"number",children:"end"})]})}),u("tbody",{children:Object.entries(XD).map(([e,[t,i]])=>u("tr",{children:[u("td",{class:"soft",children:[t,", ",i]}),u("td",{class:"number",children:Ye(Kt(n,"initial",e),3)}),u("td",{class:"number","data-result":`final.${e}`,children:Ye(Kt(n,"final",e),3)})]},e))})]})]})}function qD(){const n=Mm.value,e=zn.value,t=[["law",Vs(n,"law")],["integrator",Vs(n,"integrator")],["step",mn(Kt(n,"dt"),"s")],["steps with contacts",Ye(Kt(n,"steps_with_contacts"))],["contacts handled",Ye(Kt(n,"contacts_handled"))],["failed solves",Ye(Kt(n,"failed_solves"))],["largest gain of energy",mn(Kt(n,"extremes","largest_energy_gain_by_contact"),"J")]];return u(_t,{children:[e&&e.state!=="done"&&u(Eh,{run:e}),n&&u(_t,{children:[u("p",{class:"soft",style:{margin:"8px 0"},children:Vs(n,"description")}),u("div",{class:"cards",children:[u("div",{class:"card",children:[u("b",{"data-test":"card-bodies",children:Ye(Kt(n,"bodies"))}),u("span",{children:"bodies"})]}),u("div",{class:"card",children:[u("b",{"data-test":"card-steps",children:Ye(Kt(n,"steps"))}),u("span",{children:"steps"})]}),u("div",{class:"card",children:[u("b",{"data-test":"card-E",children:mn(Kt(n,"final","E"),"J")}),u("span",{children:"energy at the end"})]}),u("div",{class:"card",children:[u("b",{children:Ye(Kt(n,"most_contacts_in_a_step"))}),u("span",{children:"most contacts in a step"})]})]}),u($D,{s:n}),u("section",{class:"section",children:[u("h2",{children:"Run"}),u("table",{class:"plain",children:u("tbody",{children:t.map(([i,s])=>u("tr",{children:[u("td",{class:"soft",children:i}),u("td",{class:"number",children:s})]},i))})})]})]})]})}const O0=["report.html","animation.html","summary.json"];function YD(){const n=zn.value,e=(n?.files??[]).filter(i=>!i.endsWith(".qml"));if(!n||e.length===0)return null;const t=[...e.filter(i=>O0.includes(i)),...e.filter(i=>!O0.includes(i))];return u("details",{class:"section",children:[u("summary",{children:["Files",u("span",{class:"brief",children:e.length})]}),u("ul",{class:"inner",children:t.map(i=>u("li",{children:u("a",{href:bt.fileAddress(n.id,i),target:"_blank",rel:"noopener",children:i})},i))})]})}function up({label:n,value:e,set:t,none:i,except:s}){return u("div",{class:"field",children:[u("label",{for:`choice-${n}`,children:n}),u("span",{class:"value",children:u("select",{id:`choice-${n}`,value:e??"",onChange:r=>t(r.currentTarget.value),"data-test":`choice-${n}`,children:[i!==void 0&&u("option",{value:"",children:i}),bn.value.filter(r=>r.id!==s).map(r=>u("option",{value:r.id,children:[li(r.id),r.state==="done"?"":` (${r.state})`]},r.id))]})})]})}function KD(){if(bn.value.length===0)return u("p",{class:"empty",children:"No runs yet. Press Run: results appear here."});const n=Ie.value?.kind;return u(_t,{children:[u(up,{label:"run",value:wt.value,set:Nl}),zn.value?.same_project===!1&&u("div",{class:"warnings",children:"The project has changed since this run."}),n==="rockfall"?u(GD,{}):n==="rocking"?u(WD,{}):u(qD,{}),u(YD,{})]})}function MS(n,e){const t=TD(n,e);return t===null?"–":`${t>0?"+":""}${Ye(t,Math.abs(t)<10?2:3)} %`}function ZD(n,e){return!n||!e||[n[0],n[1],e[0],e[1]].some(t=>t==null)?!1:n[0]>e[1]||e[0]>n[1]}function Ld({label:n,a:e,b:t,strong:i}){return u("tr",{children:[u("td",{class:"soft",children:n}),u("td",{class:"number",children:Ye(e)}),u("td",{class:"number",children:Ye(t)}),u("td",{class:"number",style:{fontWeight:i?700:400},children:MS(e,t)})]})}function JD({a:n,b:e}){const[t,i]=[li(wt.value),li(cn.value)],s=Pa(e,"lines").map((r,a)=>Vs(e,"lines",a,"name"));return u(_t,{children:[u("section",{class:"section scroll-x",children:[u("table",{class:"plain","data-test":"comparison",children:[u("thead",{children:u("tr",{children:[u("th",{children:"95 % of"}),u("th",{class:"number",children:t}),u("th",{class:"number",children:i}),u("th",{class:"number",children:"change"})]})}),u("tbody",{children:[u(Ld,{label:"rocks",a:Kt(n,"rocks"),b:Kt(e,"rocks")}),jy.map(r=>{const[a,o]=[va(n,"statistics",r),va(e,"statistics",r)],{label:l,unit:c}=$s(r);return u(Ld,{label:`${l}, ${c}`,a:a?.percentile_95??null,b:o?.percentile_95??null,strong:ZD(a?.percentile_95_ci,o?.percentile_95_ci)},r)}),Pa(n,"lines").map((r,a)=>{const o=Vs(n,"lines",a,"name"),l=s.indexOf(o);return u(Ld,{label:`${o}: rocks`,a:Kt(n,"lines",a,"rocks"),b:l<0?null:Kt(e,"lines",l,"rocks")},o)})]})]}),u("p",{class:"soft",style:{fontSize:"12.5px",marginTop:"6px"},children:"Bold: the intervals of 95 % confidence do not meet."})]}),u("section",{class:"section",children:u(yS,{})})]})}function jD({a:n,b:e}){const t=Ie.value?.kind;return u("section",{class:"section scroll-x",children:u("table",{class:"plain","data-test":"comparison",children:[u("thead",{children:u("tr",{children:[u("th",{}),u("th",{class:"number",children:li(wt.value)}),u("th",{class:"number",children:li(cn.value)}),u("th",{class:"number",children:"change"})]})}),u("tbody",{children:mS([op(t,n),op(t,e)]).map(({key:i,label:s,cells:[r,a]})=>u("tr",{"data-row":i,children:[u("td",{class:"soft",children:s}),u("td",{class:"number",children:r?lp(r):"–"}),u("td",{class:"number",children:a?lp(a):"–"}),u("td",{class:"number",children:MS(r?.value,a?.value)})]},i))})]})})}function QD(){const n=vS.value;if(n.length<2)return null;const e=mS(n.map(({summary:t})=>op(Ie.value?.kind,t)));return u("details",{class:"section",open:n.length>2,children:[u("summary",{children:["All runs",u("span",{class:"brief",children:n.length})]}),u("div",{class:"inner scroll-x",children:u("table",{class:"plain all-runs","data-test":"all-runs",children:[u("thead",{children:u("tr",{children:[u("th",{}),n.map(({run:t})=>u("th",{class:"number",children:u("button",{class:"button small plain","aria-pressed":t.id===wt.value,title:"compare this run",onClick:()=>Nl(t.id),children:li(t.id)})},t.id))]})}),u("tbody",{children:e.map(({key:t,label:i,cells:s})=>u("tr",{"data-row":t,children:[u("td",{class:"soft",children:i}),s.map((r,a)=>u("td",{class:"number",children:r?lp(r):"–"},n[a].run.id))]},t))})]})})]})}function eN(){return u("div",{class:"field",children:[u("label",{for:"compare-map",children:"difference on the ground"}),u("span",{class:"value",children:u("select",{id:"compare-map",value:as.value??"",onChange:n=>as.value=n.currentTarget.value||null,"data-test":"compare-map",children:[u("option",{value:"",children:"none"}),Ta.value.map(n=>u("option",{value:n.name,children:n.title},n.name))]})})]})}function tN(){const n=Ie.value?.kind,e=n==="rockfall"?Ao.value&&Hl.value&&cn.value!==wt.value&&{a:Ao.value,b:Hl.value}:DD.value;return e?n==="rockfall"?u(JD,{...e}):u(_t,{children:[u(jD,{...e}),n==="scene"&&u(CD,{...e})]}):u("p",{class:"empty",children:bn.value.filter(t=>t.complete).length<2?"Two complete runs are needed: run the project again after a change.":"Choose two different runs that are complete."})}function nN(){return u(_t,{children:[u(up,{label:"this run",value:wt.value,set:Nl}),u(up,{label:"with",value:cn.value,set:n=>cn.value=n||null,none:"choose a run",except:wt.value}),Ie.value?.kind==="rockfall"&&u(eN,{}),u(tN,{}),u(QD,{})]})}const Or=(n,e,t={})=>({key:n,label:e,kind:"text",...t}),qe=(n,e,t="",i="",s={})=>({key:n,label:e,kind:"number",unit:t,usual:i,...s}),ts=(n,e,t="",i={})=>({key:n,label:e,kind:"whole",usual:t,...i}),ul=(n,e,t="",i="",s={})=>({key:n,label:e,kind:"random",unit:t,usual:i,...s}),is=(n,e,t,i="",s={})=>({key:n,label:e,kind:"choice",words:t,usual:i,...s}),fi=(n,e,t,i={})=>({key:n,label:e,kind:"file",endings:t,...i}),Dd=["tif","tiff","asc"],k0=["obj","ply","stl"],B0=["geojson","gpkg","shp"],bS=[{title:"Project",path:"",shape:"top",fields:[Or("name","name"),ts("seed","seed","1",{help:"of all random numbers: the same seed gives the same result"}),ts("rocks","rocks","one for each point",{help:"how many rocks the sources let go together"}),{key:"until",label:"until",kind:"raw",usual:'{ quantity = "energy@fence", percentile = 95, relative_ci = 0.05 }',help:"instead of rocks: go on until a percentile is known well enough"}]},{title:"Slope",path:"slope",shape:"table",fields:[fi("dem","height model",Dd),fi("mesh","or mesh",k0),ts("band","band","1"),Or("crs","coordinate system",{usual:"that of the file"})]},{title:"Materials",path:"material",shape:"group",noun:"material",fresh:{restitution:.3,friction:.6},fields:[ul("restitution","restitution","","needed"),ul("friction","friction","","needed")]},{title:"Where which material is",path:"materials",shape:"table",closed:!0,fields:[is("default","elsewhere","@material","the only material"),fi("regions","regions",B0),fi("texture","raster of classes",Dd),{key:"texture_classes",label:"its classes",kind:"raw",usual:'{ 1 = "rock", 2 = "talus" }'},fi("texture_legend","or legend",["csv"]),fi("triangles","by triangle",["csv"])]},{title:"Rocks",path:"rock",shape:"group",noun:"rock",fresh:{shape:"boulder",mass_kg:800},fields:[is("shape","shape","@shape","needed"),ul("mass_kg","mass","kg","density times volume"),ul("density_kg_m3","density","kg/m³","2700"),{key:"sides_m",label:"sides",kind:"randoms",unit:"m",usual:"as drawn"},ts("variety","variety","1",{help:"of boulder: so many different shapes"}),ts("points","corners","24",{help:"of boulder"}),qe("roundness","roundness","","0.8",{help:"of boulder: 0 to 1"}),ts("seed","seed","that of the project"),ts("level","level","3",{help:"of sphere and ellipsoid: 20 · 4^level triangles"}),qe("height_m","height","m","",{help:"of polygon"}),{key:"polygon_m",label:"outline",kind:"places",unit:"m",help:"of polygon"}]},{title:"Sources",path:"seeder",shape:"list",noun:"source",fields:[{key:"rock",label:"rock",kind:"choice",words:"@rock",usual:"needed"},{key:"point",label:"point",kind:"place",unit:"m"},{key:"line",label:"line",kind:"places",unit:"m"},{key:"area",label:"area",kind:"places",unit:"m"},fi("cells","raster of cells",Dd),fi("file","GIS file",B0),Or("layer","layer",{usual:"the only one"}),Or("where","where",{usual:"all features"}),Or("weight_field","weight field"),fi("states","table of states",["csv"]),ts("rocks","rocks","a share of all"),qe("weight","weight","","length, area or number"),ul("drop_height_m","drop height","m","0.01"),{key:"velocity_m_s",label:"velocity",kind:"randoms",unit:"m/s",usual:"0"},{key:"spin_rad_s",label:"spin",kind:"randoms",unit:"rad/s",usual:"0"},{key:"orientation",label:"orientation",kind:"raw",usual:'"random"'}],help:"Draw points, lines and areas on the ground with the tools above the stage."},{title:"Barriers",path:"barrier",shape:"list",noun:"barrier",fields:[Or("name","name",{usual:"needed"}),qe("height_m","height","m","needed"),qe("capacity_kJ","capacity","kJ","unlimited"),{key:"line",label:"foot",kind:"places",unit:"m"},qe("spacing_m","spacing","m","1"),fi("mesh","or mesh",k0)]},{title:"Counters",path:"counter",shape:"list",noun:"counter",fields:[Or("name","name",{usual:"needed"}),qe("height_m","height","m","none"),{key:"line",label:"line",kind:"places",unit:"m"}]},{title:"Maps",path:"maps",shape:"table",closed:!0,fields:[is("files","maps",["all","none"],"all"),qe("cell_m","cell","m","that of the height model"),{key:"percentiles",label:"percentiles",kind:"numbers",unit:"%",usual:"50, 95, 99"},{key:"origin",label:"origin",kind:"place",unit:"m",usual:"corner of the slope"}]},{title:"Paths kept",path:"paths",shape:"table",closed:!0,fields:[ts("rocks","rocks","200"),qe("tolerance_m","tolerance","m","0.05")]},{title:"Design of barriers",path:"design",shape:"table",closed:!0,fields:[is("energy","energy",["translational","total"],"translational"),qe("failures_per_year","failures a year","1/a","none"),qe("uni_percentile","UNI percentile","%","95"),qe("uni_topography","UNI topography","","1.10"),qe("uni_simulation","UNI simulation","","1.10"),qe("uni_volume","UNI volume","","1.10"),qe("uni_density","UNI density","","1.00"),qe("uni_risk","UNI risk","","1.00"),qe("uni_barrier","UNI barrier","","1.20"),qe("uni_freeboard_m","UNI freeboard","m","0.5"),qe("onr_energy_percentile","ONR energy percentile","%","99"),qe("onr_height_percentile","ONR height percentile","%","95"),qe("onr_energy","ONR energy factor","","1.15"),qe("onr_height","ONR height factor","","1.30"),qe("onr_freeboard_m","ONR freeboard","m","0")]},{title:"Shadow angle",path:"runout",shape:"table",closed:!0,fields:[{key:"apex",label:"apex",kind:"place",unit:"m"},qe("apex_z_m","or its height","m")]},{title:"Engine",path:"engine",shape:"table",closed:!0,help:"The defaults are meant to be left alone.",fields:[is("law","law of impacts","@law","bounded"),qe("gravity_m_s2","gravity","m/s²","9.81"),qe("collision_tolerance_m","collision tolerance","m","0.0001"),ts("friction_directions","friction directions","8"),qe("max_contact_step_s","longest contact step","s","0.05"),qe("max_step_angle_rad","largest turn a step","rad","0.1"),is("flight","flight",["exact","symplectic"],"exact"),qe("drag_rate_1_s","decay of spin","1/s","0.1"),qe("symplectic_step_s","step of flight","s","0.001"),qe("rest_speed_m_s","speed of rest","m/s","0.001"),qe("jitter_size_m","jitter size","m","0.001"),qe("jitter_time_s","jitter time","s","1"),qe("max_time_s","longest time","s","300"),ts("max_steps","most steps","2000000")]}],Nd=["at2","smc","v2","v2c","csv","txt"],iN=["half-sine","one-sine","one-cosine","rectangular","ricker"],sN=["slope","material","materials","barrier"],rN=[{title:"Project",path:"",shape:"top",fields:[Or("name","name")]},{title:"Block",path:"block",shape:"table",fields:[{key:"box_m",label:"sides of a box",kind:"triple",unit:"m"},fi("mesh","or mesh",["obj","ply","stl"]),{key:"planar",label:"planar",kind:"bool",usual:"false",help:"two lower corners in the x-z plane, as in textbooks"},qe("density_kg_m3","density","kg/m³","2600"),qe("mass_kg","or mass","kg"),qe("turn_deg","turned by","°","0"),qe("tilt_deg","let go at tilt","°","from rest"),{key:"velocity_m_s",label:"velocity",kind:"triple",unit:"m/s",usual:"0"},{key:"spin_rad_s",label:"spin",kind:"triple",unit:"rad/s",usual:"0"}]},{title:"Pedestal",path:"pedestal",shape:"table",fields:[qe("friction","static friction","","0.6"),qe("kinetic_friction","kinetic friction","","the same"),qe("restitution","restitution","","0"),{key:"box_m",label:"box",kind:"triple",unit:"m",usual:"a plane"},fi("mesh","or mesh",["obj","ply","stl"])]},{title:"Ground motion",path:"motion",shape:"table",fields:[fi("file","record",Nd),fi("file_2","90° clockwise",Nd),fi("file_up","vertical",Nd),{key:"files",label:"records",kind:"raw",usual:'["a.AT2", "b.AT2"]',help:"of a fragility study"},{key:"pulse",label:"or pulse",kind:"raw",usual:'{ shape = "half-sine", pga_g = 0.5, period_s = 0.8 }'},{key:"pulses",label:"pulses",kind:"raw",usual:'{ shape = "half-sine", periods_s = [0.5, 1] }',help:"of a fragility study"},qe("step_s","step of text files","s"),is("unit","unit of text files",["m/s2","g","cm/s2"]),is("baseline","baseline",["none","mean","linear"],"none"),qe("scale","factor","","1"),qe("pga_g","or scaled to PGA","g"),qe("pgv_m_s","or to PGV","m/s"),qe("azimuth_deg","azimuth","°","90: along x")]},{title:"Study",path:"study",shape:"table",fields:[is("type","type",["single","grid","fragility","overturning"],"needed"),qe("record_step_s","rows every","s","0.01"),fi("cases","cases",["csv"]),{key:"alpha_deg",label:"alpha",kind:"numbers",unit:"°"},{key:"theta0_deg",label:"theta0",kind:"numbers",unit:"°"},{key:"mu",label:"mu",kind:"numbers"},{key:"pga_g",label:"intensities, PGA",kind:"numbers",unit:"g"},{key:"scales",label:"or factors",kind:"numbers"},{key:"azimuths_deg",label:"azimuths",kind:"numbers",unit:"°"},{key:"frictions",label:"frictions",kind:"numbers"},is("shape","pulse",iN),{key:"periods_s",label:"periods",kind:"numbers",unit:"s"},qe("lowest_pga_g","lowest PGA","g"),qe("highest_pga_g","highest PGA","g"),ts("steps","steps","60")]},{title:"Runout",path:"runout",shape:"table",closed:!0,fields:[{key:"place_m",label:"place",kind:"place",unit:"m"},is("law","law on the slope","@law","bounded"),qe("max_time_s","longest time","s","300"),qe("frames_per_s","frames","1/s","30")]},...bS.filter(n=>sN.includes(n.path)).map(n=>({...n,closed:!0})),{title:"Engine",path:"engine",shape:"table",closed:!0,fields:[is("law","law of impacts","@law","closest"),qe("gravity_m_s2","gravity","m/s²","9.81"),qe("step_s","longest step","s","0.002"),qe("contact_tolerance_m","contact tolerance","m","1e-6 of the size"),qe("after_motion_s","time after the motion","s","20"),qe("toppled_deg","toppled at","°"),qe("max_turn_to_rest_deg","turn to rest","°","11.5")]}],wS={uniform:["lower","upper"],normal:["mean","deviation"],lognormal:["median","sigma"],triangular:["lower","mode","upper"],exponential:["mean"],beta:["alpha","beta","lower","upper"],discrete:[]},z0=n=>Math.exp(-.5*n*n)/Math.sqrt(2*Math.PI);function aN(n){const[e,t,i,s]=n.values;switch(n.kind){case"uniform":return t>e?{density:()=>1/(t-e),low:e,high:t}:null;case"normal":return t>0?{density:r=>z0((r-e)/t)/t,low:e-5*t,high:e+5*t}:null;case"lognormal":return e>0&&t>0?{density:r=>r>0?z0(Math.log(r/e)/t)/(r*t):0,low:e*Math.exp(-5*t),high:e*Math.exp(5*t)}:null;case"triangular":return i>e&&t>=e&&t<=i?{density:oN(e,t,i),low:e,high:i}:null;case"exponential":return e>0?{density:r=>Math.exp(-r/e)/e,low:0,high:12*e}:null;case"beta":{const[r,a]=[i??0,s??1];return e>0&&t>0&&a>r?{density:lN(e,t,r,a),low:r,high:a}:null}default:return null}}const oN=(n,e,t)=>i=>i<e?2*(i-n)/((t-n)*(e-n)):t>e?2*(t-i)/((t-n)*(t-e)):2/(t-n),lN=(n,e,t,i)=>s=>{const r=(s-t)/(i-t);return r<=0||r>=1?0:Math.exp((n-1)*Math.log(r)+(e-1)*Math.log(1-r))},ho=4e3;function cN(n,e,t,i){const s=l=>i?e*(t/e)**(l/ho):e+(t-e)*l/ho,r=new Float64Array(ho+1);for(let l=0;l<ho;++l){const[c,h]=[s(l),s(l+1)];r[l+1]=r[l]+n((c+h)/2)*(h-c)}const a=r[ho];return{total:a,quantile:l=>{let c=0;for(;c<ho-1&&r[c+1]<l*a;)++c;const h=r[c+1]-r[c],d=h>0?(l*a-r[c])/h:0;return s(c)+d*(s(c+1)-s(c))}}}function uN(n){const e=aN(n);if(!e)return null;const t=Math.max(e.low,n.min??-1/0),i=Math.min(e.high,n.max??1/0);if(!(i>t))return null;const{total:s,quantile:r}=cN(e.density,t,i,n.kind==="lognormal"&&t>0);if(!(s>0))return null;const[a,o]=hN(n,t,i,r),l=Array.from({length:121},(c,h)=>a+(o-a)*h/120);return{x:l,y:l.map(c=>e.density(c)/s),discrete:!1,p5:r(.05),p50:r(.5),p95:r(.95)}}function hN(n,e,t,i){return n.kind==="uniform"||n.kind==="triangular"||n.kind==="beta"?[e,t]:[n.kind==="exponential"||n.kind==="lognormal"?e:i(5e-4),i(.995)]}function dN(n){const e=n.values.map((s,r)=>({value:s,weight:n.weights?.[r]??1})).filter(({value:s,weight:r})=>r>0&&s>=(n.min??-1/0)&&s<=(n.max??1/0)).sort((s,r)=>s.value-r.value),t=e.reduce((s,r)=>s+r.weight,0);if(e.length===0||!(t>0))return null;const i=s=>{let r=0;for(const a of e)if((r+=a.weight)>=s*t)return a.value;return e[e.length-1].value};return{x:e.map(s=>s.value),y:e.map(s=>s.weight/t),discrete:!0,p5:i(.05),p50:i(.5),p95:i(.95)}}function wm(n){return n.values.length===0||n.values.some(e=>!Number.isFinite(e))?null:n.kind==="discrete"?dN(n):uN(n)}const js=n=>({ok:!0,value:n}),dc=n=>({ok:!1,problem:n});function Jl(n){const e=n.trim().replace("−","-");return e===""?js(void 0):/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(e)?js(Number(e)):dc("is no number")}function fN(n){const e=n.trim().replaceAll("_","").replaceAll(" ","");return e===""?js(void 0):/^[+-]?\d+$/.test(e)?js(Number(e)):dc("is no whole number")}function Em(n){const e=n.split(/[,;\s]+/).filter(i=>i!=="");if(e.length===0)return js(void 0);const t=e.map(Jl);return t.every(i=>i.ok)?js(t.map(i=>i.value)):dc("is no list of numbers")}function pN(n){const e=n.split(`
`).map(s=>s.trim()).filter(s=>s!=="");if(e.length===0)return js(void 0);const t=e.map(Em);return t.every(s=>s.ok&&Array.isArray(s.value)&&(s.value.length===2||s.value.length===3))?js(t.map(s=>s.value)):dc("needs two or three numbers in each line")}const mN=n=>Array.isArray(n)?n.map(e=>Array.isArray(e)?e.join(", "):String(e)).join(`
`):"";function Oo(n){return n==null?"":Array.isArray(n)?`[${n.map(Oo).join(", ")}]`:typeof n=="object"?`{ ${Object.entries(n).map(([e,t])=>`${gN(e)} = ${Oo(t)}`).join(", ")} }`:typeof n=="string"?JSON.stringify(n):String(n)}const gN=n=>/^[A-Za-z0-9_-]+$/.test(n)?n:JSON.stringify(n);function ES(n){if(n.trim()==="")return js(void 0);const e=new _N(n);try{const t=e.value();return e.end(),js(t)}catch(t){return dc(t.message)}}class _N{constructor(e){this.text=e}at=0;skip(){for(;/\s/.test(this.text[this.at]??"");)++this.at}take(e){return this.skip(),this.text[this.at]!==e?!1:(++this.at,!0)}end(){if(this.skip(),this.at<this.text.length)throw new Error(`does not go on with ${this.text.slice(this.at,this.at+12)}`)}value(){if(this.skip(),this.take("["))return this.list();if(this.take("{"))return this.table();const e=this.text.slice(this.at),t=/^("(?:[^"\\]|\\.)*"|'[^']*'|true|false|[+-]?[\d.][\d._eE+-]*)/.exec(e)?.[0];if(!t)throw new Error(e===""?"ends too early":`is no value: ${e.slice(0,20)}`);if(this.at+=t.length,t[0]==='"')return JSON.parse(t);if(t[0]==="'")return t.slice(1,-1);if(t==="true"||t==="false")return t==="true";const i=Number(t.replaceAll("_",""));if(!Number.isFinite(i))throw new Error(`is no number: ${t}`);return i}list(){const e=[];for(;!this.take("]");)e.push(this.value()),!this.take(",")&&this.text[this.at]!=="]"&&this.missing("]"),this.skip();return e}table(){const e={};for(;!this.take("}");){this.skip();const t=/^("[^"]*"|[A-Za-z0-9_-]+)/.exec(this.text.slice(this.at))?.[0];if(!t)throw new Error("needs a key");if(this.at+=t.length,!this.take("="))throw new Error(`needs = after ${t}`);e[t.replaceAll('"',"")]=this.value(),!this.take(",")&&(this.skip(),this.text[this.at]!=="}")&&this.missing("}")}return e}missing(e){if(this.skip(),this.text[this.at]!==e)throw new Error(`needs , or ${e}`)}}const vN=Object.keys(wS);function Th(n){if(typeof n!="object"||n===null||Array.isArray(n))return null;const e=vN.find(s=>s in n);if(!e)return null;const t=s=>(Array.isArray(s)?s:s===void 0?[]:[s]).map(Number),i=s=>typeof s=="number"?s:void 0;return{kind:e,values:t(n[e]),weights:n.weights?t(n.weights):void 0,min:i(n.min),max:i(n.max)}}function Mu(n){const e=n.kind==="exponential"?n.values[0]:n.values,t={[n.kind]:e};return n.weights&&n.weights.length>0&&(t.weights=n.weights),n.min!==void 0&&(t.min=n.min),n.max!==void 0&&(t.max=n.max),t}function xN(n,e){const[t,i]=[e-.2*Math.abs(e||1),e+.2*Math.abs(e||1)].map(r=>Number(r.toPrecision(3))),s={uniform:[t,i],normal:[e,Number((.1*Math.abs(e||1)).toPrecision(2))],lognormal:[Math.abs(e)||1,.5],triangular:[t,e,i],exponential:[Math.abs(e)||1],beta:[2,2,t,i],discrete:[t,e,i]};return{kind:n,values:s[n]}}function yN([n,e,t]){const[i,s]=[Math.cos(.6),Math.sin(.6)],[r,a]=[i*n-s*e,s*n+i*e],[o,l]=[Math.cos(.45),Math.sin(.45)];return[r,o*t+l*a,o*a-l*t]}function SN(n,e){const t=Array.from({length:n.length/3},(a,o)=>yN([n[3*o],n[3*o+1],n[3*o+2]])),i=Math.max(...t.map(a=>Math.max(Math.abs(a[0]),Math.abs(a[1]))))||1;return Array.from({length:e.length/3},(a,o)=>[0,1,2].map(l=>t[e[3*o+l]])).map(a=>{const[o,l]=[1,2].map(d=>a[d].map((f,p)=>f-a[0][p])),c=[o[1]*l[2]-o[2]*l[1],o[2]*l[0]-o[0]*l[2],o[0]*l[1]-o[1]*l[0]],h=Math.hypot(...c)||1;return{f:a,towards:-c[2]/h,shade:Math.max(0,(-.45*c[0]+.7*c[1]-.55*c[2])/h),depth:a[0][2]+a[1][2]+a[2][2]}}).filter(a=>Math.abs(a.towards)>1e-6).sort((a,o)=>o.depth-a.depth).map(({f:a,shade:o})=>({shade:o,points:a.map(l=>`${(50+44*l[0]/i).toFixed(1)},${(50-44*l[1]/i).toFixed(1)}`).join(" ")}))}function MN({name:n}){const[e,t]=Bn(null),[i,s]=Bn(0),r=ai.value.length===0;return Pi(()=>{let a=!0;if(r)return bt.rockShape(n,i).then(({header:o,arrays:l})=>{a&&t({faces:SN(l.position,l.index),mass:o.mass_kg,volume:o.volume_m3,sides:o.sides_m})},()=>a&&t(null)),()=>void(a=!1)},[n,i,Ia.value,r]),e?u("div",{class:"rock-preview",style:{opacity:r?1:.45},children:[u("svg",{viewBox:"0 0 100 100",width:"96",height:"96",role:"img","aria-label":`shape of ${n}`,children:e.faces.map((a,o)=>u("polygon",{points:a.points,fill:`hsl(31 42% ${Math.round(30+42*a.shade)}%)`,stroke:`hsl(31 42% ${Math.round(30+42*a.shade)}%)`,"stroke-width":"0.4"},o))}),u("div",{class:"soft number",children:[u("div",{children:[Ye(e.mass)," kg"]}),u("div",{children:[Ye(e.volume)," m³"]}),u("div",{children:[e.sides.map(a=>Ye(a,3)).join(" × ")," m"]}),u("button",{class:"button small",onClick:()=>s(i+1),title:"draw another one",children:"Another"})]})]}):null}function Eo({label:n,text:e,parse:t,set:i,id:s,placeholder:r,invalid:a,rows:o}){const[l,c]=Bn(null),[h,d]=Bn("");Pi(()=>d(""),[e]);const f=_=>{c(_);const S=t(_);d(S.ok?"":S.problem),S.ok&&i(S.value)},p={id:s,value:l??e,placeholder:r,"aria-label":s?void 0:n,"aria-invalid":h!==""||a?"true":void 0,title:h?`${n} ${h}`:void 0,disabled:!Ie.value?.writable,spellcheck:!1,onBlur:()=>c(h?l:null)};return o?u("textarea",{...p,rows:o,onInput:_=>f(_.currentTarget.value)}):u("input",{type:"text",...p,onInput:_=>f(_.currentTarget.value)})}const bN=[["number","fixed"],["uniform","uniform"],["normal","normal"],["lognormal","log-normal"],["triangular","triangular"],["exponential","exponential"],["beta","beta"],["discrete","discrete"]];function wN({value:n}){const e=Th(n),t=e&&wm(e);if(!t)return null;const[i,s]=[Math.min(t.x[0],t.p5),Math.max(t.x[t.x.length-1],t.p95)],r=Math.max(...t.y.filter(Number.isFinite))||1,a=c=>4+192*(c-i)/(s-i||1),o=c=>40-36*Math.min(1,c/r),l=t.x.map((c,h)=>`${a(c).toFixed(1)},${o(t.y[h]).toFixed(1)}`).join(" ");return u("svg",{class:"density",viewBox:"0 0 200 42",role:"img","aria-label":`5 % below ${Ye(t.p5)}, half below ${Ye(t.p50)}, 95 % below ${Ye(t.p95)}`,children:[t.discrete?t.x.map((c,h)=>u("line",{x1:a(c),x2:a(c),y1:"40",y2:o(t.y[h]),stroke:"var(--link)","stroke-width":"3"},c)):u("polygon",{points:`${a(t.x[0])},40 ${l} ${a(t.x[t.x.length-1])},40`,fill:"var(--link-paper)",stroke:"var(--link)","stroke-width":"1.3"}),[t.p5,t.p50,t.p95].map(c=>u("line",{x1:a(c),x2:a(c),y1:"4",y2:"40",stroke:"var(--soft)","stroke-width":"1","stroke-dasharray":"2 2"},c)),u("line",{x1:"0",x2:"200",y1:"40.5",y2:"40.5",stroke:"var(--rule)"})]})}function EN({path:n,value:e,unit:t}){const i=(us.value?.random??Ie.value?.random??[]).find(a=>a.key===_o(n)),s=Th(e),r=i??(s&&wm(s));return r?u("div",{class:"soft number percentiles",children:["5 % ",Ye(r.p5)," · 50 % ",Ye(r.p50)," · 95 % ",Ye(r.p95)," ",t]}):null}function TN({value:n,change:e,name:t}){const i=Th(n),s=(a,o)=>e(Mu({...i,values:Object.assign([...i.values],{[a]:Number(o??0)})}));if(i.kind==="discrete")return u(Eo,{label:`${t}: values`,text:i.values.join(", "),parse:Em,set:a=>e(Mu({...i,values:a??[]}))});const r=a=>o=>e(Mu({...i,[a]:o===void 0?void 0:Number(o)}));return u("div",{class:"parameters",children:[wS[i.kind].map((a,o)=>u("label",{children:[u("span",{class:"soft",children:a}),u(Eo,{label:`${t}: ${a}`,text:i.values[o]===void 0?"":String(i.values[o]),parse:Jl,set:l=>s(o,l)})]},a)),["min","max"].map(a=>u("label",{children:[u("span",{class:"soft",children:a}),u(Eo,{label:`${t}: ${a}`,text:i[a]===void 0?"":String(i[a]),placeholder:"none",parse:Jl,set:r(a)})]},a))]})}function TS({path:n,value:e,change:t,usual:i,unit:s,label:r,id:a,invalid:o}){const l=Th(e),c=typeof e=="object"&&e!==null&&!l,h=typeof e=="number"?e:l?wm(l)?.p50??1:Number.parseFloat(i??"")||1,d=f=>t(f==="number"?Number(h.toPrecision(4)):Mu(xN(f,h)));return u("div",{class:"triple",children:[u("span",{class:"value",children:[c?u("code",{class:"soft",children:Oo(e)}):l?null:u(Eo,{id:a,label:r,text:e===void 0?"":String(e),placeholder:i,parse:Jl,set:t,invalid:o}),s&&!l&&u("span",{class:"unit",children:s}),u("select",{class:"kind",value:c?"csv":l?l.kind:"number","aria-label":`${r}: fixed or distributed`,onChange:f=>d(f.currentTarget.value),disabled:!Ie.value?.writable,children:[c&&u("option",{value:"csv",children:"of a file"}),bN.map(([f,p])=>u("option",{value:f,children:p},f))]})]}),l&&u(TN,{value:e,change:t,name:r}),l&&u(wN,{value:e}),(l||c)&&u(EN,{path:n,value:e,unit:s})]})}const AN=n=>({ok:!0,value:n===""?void 0:n});function RN(n){if(Array.isArray(n.words))return n.words;switch(n.words){case"@material":return Zr("material");case"@rock":return Zr("rock");case"@law":return Ie.value?.words.laws??[];case"@shape":return[...Ie.value?.words.shapes??[],...AS(["obj","ply","stl"])];default:return[]}}const AS=n=>(Ie.value?.files??[]).map(e=>e.path).filter(e=>n.includes(e.slice(e.lastIndexOf(".")+1).toLowerCase()));function RS({field:n,path:e,id:t,invalid:i,words:s}){const r=vi(e);if(typeof r=="object"&&r!==null)return u(Eo,{id:t,label:n.label,text:Oo(r),parse:ES,set:l=>mr(e,l),invalid:i});const a=r===void 0?"":String(r),o=a===""||s.includes(a)?s:[a,...s];return u("select",{id:t,value:a,"aria-invalid":i||void 0,disabled:!Ie.value?.writable,onChange:l=>mr(e,l.currentTarget.value||void 0),children:[u("option",{value:"",children:n.usual?`(${n.usual})`:"–"}),o.map(l=>u("option",{value:l,children:l},l))]})}function CN(n){const{field:e,path:t}=n,i=async s=>{const r=s.currentTarget.files?.[0],a=r&&await Ap(r);a&&mr(t,a)};return u(_t,{children:[u(RS,{...n,words:AS(e.endings??[])}),u("label",{class:"button small",title:"copy a file beside the project",children:[u("input",{type:"file",class:"hidden-text","aria-label":`${e.label}: add a file`,accept:(e.endings??[]).map(s=>"."+s).join(),onChange:s=>void i(s)}),"Add…"]})]})}function PN({field:n,path:e}){const t=vi(e),i=Array.isArray(t)?t:[],s=n.key==="sides_m"?["x","y","z"]:["east","north","up"];if(i.length===0)return u("span",{class:"value",children:[u("span",{class:"soft",style:{flex:1},children:n.usual}),u("button",{class:"button small",disabled:!Ie.value?.writable,onClick:()=>mr(e,n.key==="sides_m"?[1,1,1]:[0,0,0]),children:"Set"})]});const r=(a,o)=>mr(e,i.map((l,c)=>c===a?o??0:l));return u("div",{class:"triple",children:[i.map((a,o)=>u("div",{class:"axis",children:[u("span",{class:"soft",children:s[o]}),u(TS,{path:[...e,o],value:a,change:l=>r(o,l),unit:n.unit??"",label:`${n.label} ${s[o]}`})]},o)),u("button",{class:"button small plain",disabled:!Ie.value?.writable,onClick:()=>mr(e,void 0),children:"Use the default"})]})}function LN(n){const{field:e,path:t,id:i,invalid:s}=n,r=vi(t),a=(l,c,h)=>u(Eo,{id:i,label:e.label,text:l,parse:c,set:d=>mr(t,d),placeholder:e.usual,invalid:s,rows:h}),o=Array.isArray(r)?r.join(", "):r===void 0?"":String(r);switch(e.kind){case"text":return a(r===void 0?"":String(r),AN);case"number":return a(r===void 0?"":String(r),Jl);case"whole":return a(r===void 0?"":String(r),fN);case"triple":case"numbers":case"place":return a(o,Em);case"places":return a(mN(r),pN,Math.min(6,Math.max(2,Array.isArray(r)?r.length:2)));case"raw":return a(Oo(r),ES);case"choice":return u(RS,{...n,words:RN(e)});case"file":return u(CN,{...n});case"bool":return u("input",{id:i,type:"checkbox",checked:r===!0,disabled:!Ie.value?.writable,onChange:l=>mr(t,l.currentTarget.checked?!0:void 0)});case"random":return u(TS,{path:t,value:r,change:l=>mr(t,l),usual:e.usual,unit:e.unit??"",label:e.label,id:i,invalid:s});case"randoms":return u(PN,{...n})}}function H0({field:n,base:e}){const t=[...e,n.key],i=nc(t),s=`f-${_o(t).replace(/[^A-Za-z0-9]+/g,"-")}`,r=n.kind==="random"||n.kind==="randoms";return u("div",{class:n.kind==="randoms"||n.kind==="places"?"field tall":"field","data-key":_o(t),children:[u("label",{for:s,title:`${_o(t)}${n.help?": "+n.help:""}`,children:n.label}),u("span",{class:"value",children:[u(LN,{field:n,path:t,id:s,invalid:i.length>0}),n.unit&&!r&&u("span",{class:"unit",children:n.unit})]}),i.map(a=>u("span",{class:"wrong",role:"alert",children:[a.problem,a.accepted&&`accepted: ${a.accepted}`].filter(Boolean).join("; ")},a.message))]})}function Tm({fields:n,base:e,few:t=4}){const[i,s]=Bn(!1),r=l=>vi([...e,l.key])!==void 0||l.usual==="needed"||nc([...e,l.key]).length>0,a=n.length<=t?n:n.filter(r),o=n.filter(l=>!a.includes(l));return u(_t,{children:[a.map(l=>u(H0,{field:l,base:e},l.key)),i&&o.map(l=>u(H0,{field:l,base:e},l.key)),o.length>0&&u("button",{class:"button small plain","aria-expanded":i,onClick:()=>s(!i),"data-test":"more-keys",children:i?"Fewer keys":`${o.length} more keys`})]})}function DN({section:n}){const e=n.path===""?[]:[n.path],t=n.path!==""&&nc(e).length>0,i=yr.value[n.title]??(!n.closed||t);return u("details",{class:"section",open:i,onToggle:s=>yr.value={...yr.value,[n.title]:s.currentTarget.open},"data-section":n.path||"project",children:[u("summary",{children:[n.title,t&&u("span",{class:"chip bad",children:"error"})]}),u("div",{class:"inner",children:[n.help&&u("p",{class:"soft",children:n.help}),u(Tm,{fields:n.fields,base:e})]})]})}function NN(n,e,t){return n==="material"?vi(["materials","default"])===e?[{op:"set",path:["materials","default"],value:t}]:[]:Kr("seeder").flatMap((i,s)=>{if(i.rock===e)return[{op:"set",path:["seeder",s,"rock"],value:t}];const r=i.rock;return typeof r!="object"||r===null||Array.isArray(r)||!(e in r)?[]:[{op:"set",path:["seeder",s,"rock"],value:Object.fromEntries(Object.entries(r).map(([a,o])=>[a===e?t:a,o]))}]})}function IN(n,e,t){t===e||Zr(n).includes(t)||Sr({op:"rename",path:[n,e],name:t},...NN(n,e,t))}function UN({group:n,name:e}){const t=i=>{const s=i.currentTarget.value.trim();/^[A-Za-z0-9_-]+$/.test(s)?IN(n,e,s):i.currentTarget.value=e};return u("input",{type:"text","aria-label":`name of ${e}`,defaultValue:e,disabled:!Ie.value?.writable,onChange:t},e)}function FN(n,e){return n==="material"?`e ${Id(e.restitution)}, μ ${Id(e.friction)}`:`${String(e.shape??"")}${e.mass_kg===void 0?"":`, ${Id(e.mass_kg)} kg`}`}function Id(n){if(typeof n!="object"||n===null)return n===void 0?"–":String(n);const[e,t]=Object.entries(n)[0]??["",null];return`${e} ${Array.isArray(t)?t.join(" "):Oo(t)}`}function ON({section:n,name:e}){const t=[n.path,e],i=nc(t).length>0,s=vi(t)??{};return u("details",{class:`item${i?" wrong-inside":""}`,open:i||void 0,"data-member":`${n.path}.${e}`,children:[u("summary",{children:[e,u("span",{class:"brief",children:FN(n.path,s)})]}),u("div",{class:"inner",children:[u("div",{class:"field",children:[u("span",{class:"name",children:"name"}),u("span",{class:"value",children:u(UN,{group:n.path,name:e})})]}),u(Tm,{fields:n.fields,base:t,few:3}),n.path==="rock"&&u(MN,{name:e}),u("div",{class:"actions",children:u("button",{class:"button small danger",disabled:!Ie.value?.writable,onClick:()=>Sr({op:"remove",path:t}),children:[u(Hn,{name:"bin"}),"Remove"]})})]})]})}function kN({section:n}){const e=Zr(n.path),t=n.noun??"entry",i=()=>Sr({op:"set",path:[n.path,Gd(t,e)],value:n.fresh??{}}),s=yr.value[n.title]??!n.closed;return u("details",{class:"section",open:s,onToggle:r=>yr.value={...yr.value,[n.title]:r.currentTarget.open},"data-section":n.path,children:[u("summary",{children:[n.title,u("span",{class:"brief",children:e.length})]}),u("div",{class:"inner",children:[e.map(r=>u(ON,{section:n,name:r},r)),u("div",{class:"actions",children:u("button",{class:"button small",disabled:!Ie.value?.writable,onClick:i,"data-test":`add-${n.path}`,children:[u(Hn,{name:"plus"}),"Add a ",t]})})]})]})}const BN=n=>typeof n=="string"?n:typeof n=="object"&&n!==null?Object.keys(n).join(", "):"";function zN(n,e){const t=ac(e),i=t&&t.points.length>1?`${Ye(hc(t.points.map(s=>[s[0],s[1]])),3)} m`:"";return n==="seeder"?[t?.key??["cells","file","states"].find(s=>s in e)??"",BN(e.rock),t?.key==="line"?i:""].filter(Boolean).join(", "):[i,e.height_m===void 0?"":`${e.height_m} m high`].filter(Boolean).join(", ")}function HN(n){const e=ac(n);if(!e)return;const t=Ho(e.points.map(([r,a])=>zo(r,a))),i=[0,1,2].map(r=>Math.min(...t.map(a=>a[r]))-15),s=[0,1,2].map(r=>Math.max(...t.map(a=>a[r]))+15);gi.value?.stage.focus(i,s)}function GN({section:n,index:e,table:t}){const i=n.path,s=[i,e],r=nc(s).length>0,a=Bl(i,e),o=typeof t.name=="string"?t.name:`${n.noun} ${e+1}`,l=cs(null);Pi(()=>{a&&l.current?.scrollIntoView({block:"nearest"})},[a]);const c=()=>{jn.value=null,Sr({op:"remove",path:s})};return u("details",{ref:l,class:`item${a?" selected":""}${r?" wrong-inside":""}`,open:a||r,"data-item":`${i}[${e}]`,children:[u("summary",{onClick:h=>{h.preventDefault(),kv(i,e)},children:[o,u("span",{class:"brief",children:zN(i,t)})]}),u("div",{class:"inner",children:[u(Tm,{fields:n.fields,base:s}),u("div",{class:"actions",children:[u("button",{class:"button small",onClick:()=>HN(t),children:"Show"}),u("button",{class:"button small danger",disabled:!Ie.value?.writable,onClick:c,children:[u(Hn,{name:"bin"}),"Remove"]})]})]})]})}const VN={seeder:[["point","Point"],["line","Line"],["area","Area"]],barrier:[["barrier","Draw a barrier"]],counter:[["counter","Draw a counter"]]};function WN({section:n}){const e=Kr(n.path),t=Ie.value?.kind==="rockfall",i=yr.value[n.title]??!n.closed,s=/^[aeiou]/.test(n.noun??"")?"an":"a";return u("details",{class:"section",open:i,onToggle:r=>yr.value={...yr.value,[n.title]:r.currentTarget.open},"data-section":n.path,children:[u("summary",{children:[n.title,u("span",{class:"brief",children:e.length})]}),u("div",{class:"inner",children:[e.map((r,a)=>u(GN,{section:n,index:a,table:r},a)),u("div",{class:"actions",children:[t&&(VN[n.path]??[]).map(([r,a])=>u("button",{class:"button small","aria-pressed":gn.value===r,disabled:!Ie.value?.writable,onClick:()=>gn.value=r,children:[u(Hn,{name:r}),a]},r)),n.path!=="counter"&&u("button",{class:"button small",disabled:!Ie.value?.writable,title:`add ${s} ${n.noun} and type its keys`,onClick:()=>{Sr({op:"add",path:[n.path],value:n.path==="seeder"?{rock:""}:{name:n.noun??""}}),jn.value={list:n.path,index:e.length}},children:[u(Hn,{name:"plus"}),"By keys"]})]})]})]})}function G0(n,e){e||(jn.value=null),Tp(ws.value.flatMap((t,i)=>i===n?e?[e]:[]:[t]))}function XN(){const n=Zr("material"),e=rc.value,t=Ie.value?.writable&&(e?.writable??!0);return u("details",{class:"section",open:!0,"data-test":"regions",children:[u("summary",{children:["Regions",u("span",{class:"brief",children:ws.value.length})]}),u("div",{class:"inner",children:[ws.value.map((i,s)=>u("div",{class:`field${Bl("region",s)?" selected":""}`,"data-item":`region[${s}]`,children:[u("button",{class:"name pick","aria-pressed":Bl("region",s),title:"show its corners",onClick:()=>kv("region",s),children:[u("span",{class:"swatch",style:{background:Mr[Math.max(0,n.indexOf(i.properties.material))%Mr.length]}})," region ",s+1]}),u("span",{class:"value",children:[u("select",{value:i.properties.material,disabled:!t,"aria-label":`material of region ${s+1}`,onChange:r=>G0(s,{...i,properties:{...i.properties,material:r.currentTarget.value}}),children:n.map(r=>u("option",{children:r},r))}),u("button",{class:"button small icon",disabled:!t,"aria-label":`remove region ${s+1}`,onClick:()=>G0(s,null),children:u(Hn,{name:"bin"})})]})]},s)),u("div",{class:"actions",children:[u("button",{class:"button small",disabled:!t,"aria-pressed":gn.value==="region",onClick:()=>gn.value="region",children:[u(Hn,{name:"region"}),"Draw a region"]}),!t&&e?.file&&u("span",{class:"soft",children:[e.file," is changed in a GIS"]})]}),Ws.value&&u("p",{class:"soft",style:{fontSize:"12.5px"},children:["Saved to ",e?.file||"materials.geojson"," with the project."]})]})]})}const CS=n=>n==="rockfall"?bS:n==="rocking"?rN:[],yr=Ne({});function $N(){const n=CS(Ie.value?.kind),e=t=>n.some(i=>{const s=i.path===""?t:t===i.path?"":t.startsWith(i.path+".")||t.startsWith(i.path+"[")?t.slice(i.path.length):null;return s!==null&&i.fields.some(r=>new RegExp(`(^|\\.)${r.key}($|[.[])`).test(s))});return wa.value.filter(t=>t.key===""||!e(t.key)).map(t=>t.message)}function qN(){return u("div",{class:"actions",style:{marginTop:0},children:u("button",{class:"button","aria-pressed":hl.value,onClick:()=>hl.value=!hl.value,"data-test":"edit-file",children:hl.value?"Back to the picture":"Edit the file"})})}function YN(){return Fi.value!==null?u("p",{class:"empty",children:"The file is being edited: save or discard to go on with the forms."}):tc.value?u(_t,{children:CS(Ie.value?.kind).map(n=>{const e=_o([n.title]);return n.shape==="group"?u(kN,{section:n},e):n.shape==="list"?u(WN,{section:n},e):u("div",{children:[u(DN,{section:n}),n.path==="materials"&&Ie.value?.kind==="rockfall"&&u(XN,{})]},e)})}):u("p",{class:"empty",children:"The file cannot be read as it is: edit it to go on."})}function KN(){const n=Ie.value,e=$N(),t=(ju.value?us.value?.check:n.check)??"";return u(_t,{children:[u(qN,{}),e.map(i=>u("div",{class:"error-box",role:"alert","data-test":"error",children:i},i)),n.kind==="scene"?u(ZN,{summary:t}):u(YN,{}),n.kind!=="scene"&&t&&u("details",{class:"section",children:[u("summary",{children:"What was read"}),u("div",{class:"inner soft",style:{whiteSpace:"pre-wrap",fontSize:"12.5px"},children:t})]})]})}function ZN({summary:n}){return u(_t,{children:[u("p",{class:"soft",style:{whiteSpace:"pre-wrap",marginTop:"10px"},children:n}),u("p",{class:"soft",style:{marginTop:"10px"},children:"A scene is an XML file: bodies, forces and one law for the contacts. Edit it here; errors are marked at their line."})]})}const Ud={setup:"Set up",runs:"Runs",results:"Results",compare:"Compare"};function JN(){const n=cs(null),e=Object.keys(Ud);return u("aside",{class:"side",children:[u("div",{class:"tabs",role:"tablist",ref:n,onKeyDown:i=>{const s=i.key==="ArrowRight"?1:i.key==="ArrowLeft"?-1:0;s!==0&&(Ht.value=e[(e.indexOf(Ht.value)+s+e.length)%e.length],n.current?.querySelector('[aria-selected="true"]')?.focus(),requestAnimationFrame(()=>n.current?.querySelector('[aria-selected="true"]')?.focus()))},children:e.map(i=>u("button",{class:"tab",role:"tab","aria-selected":Ht.value===i,tabIndex:Ht.value===i?0:-1,onClick:()=>Ht.value=i,"data-test":`tab-${i}`,children:[Ud[i],i==="runs"&&bn.value.some(s=>s.live)?" •":""]},i))}),u("div",{class:"side-body",role:"tabpanel","aria-label":Ud[Ht.value],children:[Ht.value==="setup"&&u(KN,{}),Ht.value==="runs"&&u(ID,{}),Ht.value==="results"&&u(KD,{}),Ht.value==="compare"&&u(nN,{})]})]})}function jN(){const n=cs(null),e=Mp.value,t=e.split(`
`).length,i=new Set(wa.value.filter(r=>r.line>0).map(r=>r.line));Pi(()=>{n.current.style.height=`${t*18.75+30}px`},[t]);const s=!Ie.value?.writable||ai.value.length>0;return u("div",{class:"editor-page",children:[u("div",{class:"line-status",children:[u("b",{children:Ie.value?.file}),ai.value.length>0&&u("span",{class:"soft",children:" with the changes of the forms; save or discard them to type here"}),wa.value.map(r=>u("div",{class:"error-box",role:"alert","data-test":"editor-error",children:r.message},r.message))]}),u("div",{class:"editor",children:[u("pre",{"aria-hidden":"true",children:Array.from({length:t},(r,a)=>u("span",{class:i.has(a+1)?"bad":"",children:[a+1,`
`]},a))}),u("textarea",{ref:n,value:e,readOnly:s,spellcheck:!1,wrap:"off","aria-label":"project file","data-test":"editor",onInput:r=>RM(r.currentTarget.value)})]})]})}let V0="";function QN(){const n=Ie.value,e=`${n?.folder}/${n?.file}`;!n||n.kind===null||e===V0||(V0=e,n.opened_run&&(Ht.value="results"))}function eI(){switch(Ie.value?.kind){case"rockfall":return u(LL,{});case"rocking":return u(lD,{});default:return u(SD,{})}}function tI(){Pi(ew,[]),pM(()=>{Ia.value,Ie.peek()?.kind&&(QN(),UM())});const n=Ie.value;return u(_t,{children:[u(ob,{}),Pu.value?u(ib,{}):n?n.kind===null?u(nb,{}):u("div",{class:"main",children:[u(JN,{}),u("div",{class:"place",children:[u(eI,{}),hl.value&&u("div",{class:"over-work",children:u(jN,{})})]})]}):u("div",{class:"centre soft",children:"…"}),th.value&&u(tw,{}),u(nw,{}),u(JM,{})]})}location.search!==""&&history.replaceState(null,"",location.pathname);ZS(u(tI,{}),document.getElementById("app"));gv();
