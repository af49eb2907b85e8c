// Tasks that fork keep a static count of what they have seen; the left half is never joined before the result is read.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class Main {
    static int visited;

    static class Tree {
        Tree left, right;
        int weight;

        Tree(int depth) {
            weight = depth;
            if (depth > 0) {
                left = new Tree(depth - 1);
                right = new Tree(depth - 1);
            }
        }
    }

    static class Weigh extends RecursiveTask<Integer> {
        private final Tree tree;
        private int result;

        Weigh(Tree tree) {
            this.tree = tree;
        }

        @Override
        protected Integer compute() {
            visited++; // RACE! v
            if (tree.left == null) {
                result = tree.weight; // RACE! r
                return result;
            }
            Weigh l = new Weigh(tree.left), r = new Weigh(tree.right);
            l.fork();
            int right = r.compute();
            result = right + l.result + tree.weight; // RACE! r
            return result;
        }
    }

    public static void main(String[] args) {
        System.out.println(new ForkJoinPool(4).invoke(new Weigh(new Tree(6))));
    }
}
