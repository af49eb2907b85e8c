// A builder belongs to the client that has it; what is built cannot be changed.
// heddle: --open
public class Main {
    private int size;
    private Main(int size) {
        this.size = size;
    }
    public int size() {
        return size;
    }
    public static Builder builder() {
        return new Builder();
    }
    public static class Builder {
        private int size;
        public Builder size(int n) {
            size = n;
            return this;
        }
        public Main build() {
            return new Main(size);
        }
    }
    public static Main ofSize(int n) {
        return new Main(n);
    }
}
