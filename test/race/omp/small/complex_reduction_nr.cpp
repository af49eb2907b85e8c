// Reduction of std::complex by a declared operator.
// flags: -fopenmp
#include <complex>
#include <cstdio>
#include <vector>

using cd = std::complex<double>;
#pragma omp declare reduction(cplus : cd : omp_out += omp_in) initializer(omp_priv = cd(0, 0))

int main()
{
    std::vector<cd> z(800);
    for (std::size_t k = 0; k < z.size(); ++k)
        z[k] = cd(k * 0.1, -0.5 * k);
    cd sum(0, 0);
#pragma omp parallel for reduction(cplus : sum)
    for (int k = 0; k < static_cast<int>(z.size()); ++k)
        sum += z[k] * std::conj(z[k]);
    std::printf("%f\n", sum.real());
}
